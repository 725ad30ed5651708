import { hash } from 'node:crypto';

/** A generator of pseudo-random numbers from 0 to 1. */
export type Random = () => number;

/** The same seed gives the same numbers, on every machine (mulberry32). */
export function randomFrom(seed: string): Random {
  let state = hash('sha256', seed, 'buffer').readUInt32LE();
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A number between two others. */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}

export function pick<Value>(random: Random, values: readonly [Value, ...Value[]]): Value {
  return values[Math.floor(random() * values.length)] ?? values[0];
}
