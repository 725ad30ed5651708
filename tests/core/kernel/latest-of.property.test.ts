import { allSettled, createEffect, createEvent, createStore, fork } from 'effector';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { latestOf } from '#core';
import { law } from '../../support/property.ts';

type Question = { readonly nth: number };

const askFx = createEffect<Question, number>();
const given = createEvent();
const latest = latestOf(askFx, given);
const $ends = createStore<readonly string[]>([])
  .on(latest.done, (ends, { params }) => [...ends, `done ${params.nth}`])
  .on(latest.fail, (ends, { params }) => [...ends, `fail ${params.nth}`]);

/** Questions are asked, an answer comes to any of them, or all that was asked is given up. */
const step = fc.oneof(
  fc.constant('ask' as const),
  fc.constant('give up' as const),
  fc.record({ answered: fc.nat(), well: fc.boolean() }),
);

test('only the answer to what was asked last counts, and none to what was given up', () =>
  law(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const asked: { answer: PromiseWithResolvers<number> }[] = [];
      const scope = fork({
        handlers: [[askFx, ({ nth }: Question) => asked[nth]?.answer.promise]],
      });
      const expected: string[] = [];
      const open = new Set<number>();
      let last: number | null = null;
      for (const each of steps) {
        if (each === 'ask') {
          const nth = asked.length;
          const entry = { answer: Promise.withResolvers<number>() };
          asked.push(entry);
          void allSettled(askFx, { scope, params: { nth } });
          open.add(nth);
          last = nth;
        } else if (each === 'give up') {
          void allSettled(given, { scope });
          last = null;
        } else {
          const nth = [...open][each.answered % Math.max(1, open.size)];
          if (nth === undefined) continue;
          open.delete(nth);
          if (nth === last) expected.push(`${each.well ? 'done' : 'fail'} ${nth}`);
          if (each.well) asked[nth]?.answer.resolve(nth);
          else asked[nth]?.answer.reject(new Error('no'));
          for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
        }
      }
      expect(scope.getState($ends)).toEqual(expected);
    }),
  ));
