"""Devices and their signed tokens: who may act on which seat."""

import secrets

from itsdangerous import BadSignature, SignatureExpired, URLSafeTimedSerializer

from pyramidion.kernel.errors import Invalid

TOKEN_DAYS = 400


def new_device() -> str:
    """A name for a device, which nobody can guess."""
    return secrets.token_hex(16)


class Devices:
    """Makes tokens and reads them. The key is the server's, and kept with its data."""

    def __init__(self, key: str) -> None:
        self._signer = URLSafeTimedSerializer(key, salt="pyramidion device")

    def token(self, device: str) -> str:
        """The token that proves to be this device."""
        return str(self._signer.dumps(device))

    def device(self, token: str) -> str:
        """The device of a token; raises `Invalid` on a forged or an expired one."""
        try:
            return str(self._signer.loads(token, max_age=TOKEN_DAYS * 86_400))
        except SignatureExpired as error:
            raise Invalid("token", "expired-token") from error
        except BadSignature as error:
            raise Invalid("token", "bad-token") from error
