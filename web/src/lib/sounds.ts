// Small sounds, made when they are needed: wood, stone, glass. No music, nothing loaded.

import { settings } from "./settings.svelte";

export type Sound = "dig" | "gem" | "torch" | "skull" | "potion" | "pyramid" | "turn" | "sand";

let audio: AudioContext | null = null;

function context(): AudioContext | null {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return null;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  return audio;
}

type Make = (ctx: AudioContext, at: number, step: number) => void;

const SOUNDS: Readonly<Record<Sound, Make>> = {
  dig: (ctx, at, step) => burst(ctx, at, 900 + step * 160, 0.05, 0.25),
  gem: (ctx, at) => tone(ctx, at, 2400, 0.09, 0.08, "sine"),
  torch: (ctx, at) => burst(ctx, at, 500, 0.3, 0.12),
  skull: (ctx, at) => tone(ctx, at, 180, 0.12, 0.25, "triangle"),
  potion: (ctx, at) => tone(ctx, at, 420, 0.07, 0.2, "sine", 900),
  pyramid: (ctx, at) => {
    burst(ctx, at, 220, 0.25, 0.4);
    tone(ctx, at + 0.05, 70, 0.6, 0.3, "sine");
  },
  turn: (ctx, at) => {
    tone(ctx, at, 587, 0.22, 0.1, "sine");
    tone(ctx, at + 0.18, 784, 0.35, 0.1, "sine");
  },
  sand: (ctx, at) => burst(ctx, at, 4000, 0.12, 0.05),
};

/** Play a sound; `step` raises its pitch along a pattern, and lets it wait its turn. */
export function play(sound: Sound, step = 0): void {
  const ctx = context();
  if (ctx !== null) SOUNDS[sound](ctx, ctx.currentTime + step * 0.06, step);
}

function envelope(ctx: AudioContext, at: number, seconds: number, loud: number): GainNode {
  const gain = ctx.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.005);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(ctx.destination);
  return gain;
}

function tone(
  ctx: AudioContext,
  at: number,
  pitch: number,
  seconds: number,
  loud: number,
  shape: OscillatorType,
  end = pitch,
): void {
  const oscillator = ctx.createOscillator();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(pitch, at);
  oscillator.frequency.exponentialRampToValueAtTime(end, at + seconds);
  oscillator.connect(envelope(ctx, at, seconds, loud));
  oscillator.start(at);
  oscillator.stop(at + seconds);
}

/** A short noise through a narrow filter: a pick on stone. */
function burst(ctx: AudioContext, at: number, pitch: number, seconds: number, loud: number): void {
  const length = Math.ceil(ctx.sampleRate * seconds);
  const buffer = ctx.createBuffer(1, length, ctx.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1) samples[i] = Math.random() * 2 - 1;
  const noise = ctx.createBufferSource();
  noise.buffer = buffer;
  const filter = ctx.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 4;
  noise.connect(filter).connect(envelope(ctx, at, seconds, loud));
  noise.start(at);
}
