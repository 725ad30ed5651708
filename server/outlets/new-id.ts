import { randomInt } from 'node:crypto';
import type { Id } from '#schemas';

/** Letters that form no words and are not mistaken for digits. */
const letters = 'bcdfghjkmnpqrstvwxz';
const digits = '23456789';
const shape = [letters, digits, letters, letters, digits];

/** An id for an outlet, such as `m4pk7`: short enough to be read out. Whether it is free is for the database to say. */
export function newOutletId(): Id {
  return shape.map((signs) => signs.charAt(randomInt(signs.length))).join('');
}
