import { allSettled, fork } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import { $notices } from '#core';
import { type Call, callFx } from '#core/ports';
import {
  $nothingFound,
  $suggesting,
  $suggestions,
  suggestionsAsked,
} from '../../../app/screens/address/suggestions-model.ts';
import { waits } from '../../support/waiting.ts';

const near = { latitude: 1.28, longitude: 103.85 };
const found = { place_id: 'p-1', title: 'Bayfront Avenue', subtitle: '', attribution: '' };

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

async function typed(text: string, answer: () => unknown) {
  const calls: Call[] = [];
  const scope = fork({
    handlers: [
      [...waits],
      [
        callFx,
        async (call: Call) => {
          calls.push(call);
          return answer();
        },
      ],
    ],
  });
  // A notice that comes of it stays for longer than this.
  void allSettled(suggestionsAsked, { scope, params: { text, near, language: 'en' } });
  await vi.advanceTimersByTimeAsync(499);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  return { scope, calls };
}

test('suggestions come half a second after the last key stroke', async () => {
  const { scope, calls } = await typed('bay', () => ({ suggestions: [found] }));
  expect(calls.map(({ endpoint }) => endpoint.id)).toEqual(['autocomplete']);
  expect(scope.getState($suggestions)).toEqual([found]);
});

test('a look-up that fails is told of, and typing goes on', async () => {
  const { scope } = await typed('bay', () => Promise.reject({ tag: 'unreachable', message: '' }));
  expect(scope.getState($notices).map(({ key }) => key)).toEqual(['geolocator.error.autocomplete']);
});

test('a failure for an earlier text takes no suggestions away, and is not told of', async () => {
  const late = Promise.withResolvers<never>();
  const answers = [() => late.promise, () => ({ suggestions: [found] })];
  const scope = fork({ handlers: [[...waits], [callFx, async () => answers.shift()?.()]] });
  const type = (text: string) =>
    allSettled(suggestionsAsked, { scope, params: { text, near, language: 'en' } });
  const both = [type('bay')];
  await vi.advanceTimersByTimeAsync(500);
  both.push(type('bayf'));
  await vi.advanceTimersByTimeAsync(500);
  expect(scope.getState($suggestions)).toEqual([found]);
  late.reject({ tag: 'unreachable', message: '' });
  await Promise.all(both);
  expect(scope.getState($suggestions)).toEqual([found]);
  expect(scope.getState($notices)).toEqual([]);
});

test('coordinates are not looked up', async () => {
  const { calls } = await typed('1.28, 103.85', () => ({ suggestions: [] }));
  expect(calls).toEqual([]);
});

test('suggestions for an earlier text go when nothing will take their place', async () => {
  const { scope } = await typed('bay', () => ({ suggestions: [found] }));
  const settled = allSettled(suggestionsAsked, {
    scope,
    params: { text: '1.28, 103.85', near, language: 'en' },
  });
  expect(scope.getState($suggestions)).toEqual([]);
  await vi.advanceTimersByTimeAsync(500);
  await settled;
});

test('what was found for an earlier text is marked as that until the text that stands there is answered', async () => {
  let answer = (_: unknown) => {};
  const call = () => new Promise((resolve) => (answer = resolve));
  const scope = fork({ handlers: [[...waits], [callFx, call]] });
  const type = (text: string) =>
    allSettled(suggestionsAsked, { scope, params: { text, near, language: 'en' } });
  const isMarked = () => scope.getState($suggesting);
  for (const text of ['tampines', 'tampines ma']) {
    const settled = type(text);
    expect(isMarked()).toBe(true);
    await vi.advanceTimersByTimeAsync(500);
    expect(isMarked()).toBe(true);
    answer({ suggestions: [found] });
    await settled;
    expect([isMarked(), scope.getState($suggestions)]).toEqual([false, [found]]);
  }
});

test('an answer to an earlier text says nothing of what is typed now', async () => {
  let answer = (_: unknown) => {};
  const scope = fork({
    handlers: [[...waits], [callFx, () => new Promise((resolve) => (answer = resolve))]],
  });
  const type = (text: string) =>
    allSettled(suggestionsAsked, { scope, params: { text, near, language: 'en' } });
  const first = type('bayy');
  await vi.advanceTimersByTimeAsync(500);
  const second = type('bay');
  answer({ suggestions: [] });
  await vi.advanceTimersByTimeAsync(499);
  expect(scope.getState($nothingFound)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  answer({ suggestions: [found] });
  await Promise.all([first, second]);
  expect(scope.getState($suggestions)).toEqual([found]);
});
