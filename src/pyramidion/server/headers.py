"""The headers that every answer carries: for the API, and for the site."""

_SAFETY = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
_NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
_OWN = (
    "script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'"
)

API_HEADERS = {
    **_SAFETY,
    "content-security-policy": _NOTHING,
    "cache-control": "no-store",
}
"""What the API gives is for now, and no page."""

SITE_HEADERS = {**_SAFETY, "content-security-policy": f"{_NOTHING}; {_OWN}"}
"""The site may load what this server gives, and talk to it: 'self' covers its WebSockets too."""
