import { expect, test } from 'vitest';
import { atLast } from '../../../app/travel/at-last.ts';

test('a page that was held up hears where the browser went before it gives up', async () => {
  const told: string[] = [];
  const seconds = 0.2;
  const gaveUp = new Promise<void>((done) => {
    const cancel = atLast(() => {
      told.push('gave up');
      done();
    }, seconds);
    setTimeout(() => {
      told.push('went back');
      cancel();
      done();
    }, seconds * 1500);
    holdUp(seconds * 2000);
  });
  await gaveUp;
  expect(told).toEqual(['went back']);
});

test('where the browser goes nowhere, that is acted on', async () => {
  await new Promise<void>((act) => atLast(act, 0.01));
});

/** Lets nothing else run, as a page does that draws for long. */
function holdUp(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}
