import { expect, test } from 'vitest';
import { textsOf } from './support.ts';

/** Texts that the specification quotes; what we write ourselves is shorter. */
const quoted: ReadonlySet<string> = new Set([
  'Could not load the application. Please check your internet connection and try again',
  'Please enter a valid email',
  'Something went wrong. Please try again. You could be offline.',
  'You have no associated vendors with your account. Please contact your account manager',
  'Order pushed!',
  'Order Updated!',
  'Please enter collection point ID',
  'Please enter label',
  'Please enter phone number',
  'Please select pickup address',
  'Could not get your informations - please logout & login again',
]);

test('no text of ours begs or shouts', () => {
  const loud = Object.values(textsOf('en')).filter(
    (text) => /\bplease\b|!(?!@)/i.test(text) && !quoted.has(text),
  );
  expect(loud).toEqual([]);
});
