import { EventEmitter } from 'node:events';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { untilNobodyConnects } from '../../../server/http/quiet.ts';

/** A quarter of a millisecond and its multiples add up exactly. */
const takes = fc.oneof(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 480 }));
/** One turn of the event loop: how many people connect in it, and how many milliseconds it takes. */
const turn = fc.record({ connects: fc.nat(2), takes: takes.map((quarters) => quarters / 4) });

test('listening ends after the first short turn in which nobody connected, or after a second', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { maxLength: 60 }), async (turns) => {
      const server = new EventEmitter();
      let [at, nth] = [0, 0];
      const endOfTurn = async () => {
        const { connects, takes } = turns[nth++] ?? { connects: 0, takes: 0.25 };
        for (let n = 0; n < connects; n++) server.emit('connection');
        at += takes;
      };
      await untilNobodyConnects(server, { endOfTurn, now: () => at });
      const passed = turns.slice(0, nth);
      const isQuiet = ({ connects, takes }: (typeof turns)[number]) => connects === 0 && takes < 1;
      expect(passed.slice(0, -1).some(isQuiet)).toBe(false);
      const last = nth > turns.length || passed.slice(-1).some(isQuiet);
      const second = at >= 1_000 && at - (passed.at(-1)?.takes ?? 0) < 1_000;
      expect(last || second).toBe(true);
      expect(server.listenerCount('connection')).toBe(0);
    }),
  );
});
