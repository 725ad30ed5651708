import { randomInt } from 'node:crypto';
import type { Id } from '#schemas';

/** Letters that form no words and do not look like digits. */
const letters = 'bcdfghjkmnpqrstvwxz';
const digits = '23456789';
const shape = [letters, digits, letters, letters, digits];

/** A random id for an outlet, such as `m4pk7`, short enough to read out; it may be taken. */
export function newOutletId(): Id {
  return shape.map((signs) => signs.charAt(randomInt(signs.length))).join('');
}
