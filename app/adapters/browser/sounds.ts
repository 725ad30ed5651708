import type { AlertKind, AlertVolume } from '#schemas';
import { wait } from './timers.ts';

/** Notes as [Hz, seconds from the beginning]; rising melodies are good news, falling ones bad. */
const melodies: Readonly<Record<AlertKind, readonly (readonly [number, number])[]>> = {
  assigned: [
    [523, 0],
    [659, 0.14],
  ],
  arrived: [
    [659, 0],
    [784, 0.14],
    [1047, 0.28],
    [784, 0.56],
    [1047, 0.7],
  ],
  collected: [
    [587, 0],
    [587, 0.16],
  ],
  delivered: [
    [523, 0],
    [784, 0.16],
  ],
  trouble: [
    [440, 0],
    [330, 0.2],
    [440, 0.4],
    [330, 0.6],
  ],
};
const gains: Readonly<Record<AlertVolume, number>> = { quiet: 0.06, normal: 0.2, loud: 0.6 };
const noteSeconds = 0.32;

let context: AudioContext | null = null;

type Sound = { kind: AlertKind; volume: AlertVolume };

/** Synthesizes a kind's melody; false while the browser blocks sound, as before a first interaction with the page. */
export async function playSound({ kind, volume }: Sound): Promise<boolean> {
  context ??= new AudioContext();
  if (!(await resume(context))) {
    resumeWhenTouched(context);
    return false;
  }
  for (const [frequency, at] of melodies[kind]) {
    playNote(context, frequency, context.currentTime + at, gains[volume]);
  }
  return true;
}

/** Seconds that a browser is given to allow sound; one that does not would play all melodies at once much later. */
const patience = 0.5;

async function resume(audio: AudioContext): Promise<boolean> {
  const isRunning = () => audio.state === 'running';
  if (isRunning()) return true;
  const resumed = audio.resume().catch(() => undefined);
  await Promise.race([resumed, wait(patience)]);
  return isRunning();
}

/** Safari lets a context begin only within an interaction, and stops it again during a call. */
function resumeWhenTouched(audio: AudioContext): void {
  if (isWaiting) return;
  isWaiting = true;
  const life = new AbortController();
  const touched = () => {
    isWaiting = false;
    life.abort();
    audio.resume().catch(() => undefined);
  };
  for (const name of ['pointerdown', 'keydown'])
    addEventListener(name, touched, { capture: true, signal: life.signal });
}

let isWaiting = false;

function playNote(audio: AudioContext, frequency: number, at: number, loudness: number): void {
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = 'triangle';
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.001, at + noteSeconds);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + noteSeconds);
}
