import { expect, test } from 'vitest';
import { useMinutes } from '../../../app/screens/history/use-minutes.ts';
import { market } from '../../../markets/sg.ts';
import { screenWorld, wordsOn } from '../../support/screen.tsx';

function Took({ minutes }: { minutes: number | null }) {
  return useMinutes()(minutes);
}

test.each([
  [10.7611999988, '10 min'],
  [24.49, '24 min'],
  [0.4, '&lt; 1 min'],
  [null, '–'],
])('what took %s minutes is written in whole ones, or as less than one: %s', (minutes, words) => {
  const scope = screenWorld(0, () => null, market);
  expect(wordsOn(<Took minutes={minutes} />, scope).trim()).toBe(words);
});
