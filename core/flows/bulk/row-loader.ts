import { scopeBind } from 'effector';
import { fromCallback } from 'xstate';
import { doubledWait } from '#core/rules';
import type { Problem } from '#schemas';
import { waitFx } from '../../kernel/ports.ts';
import { jobFx, jobOf } from './calls.ts';
import type { BulkContext } from './context.ts';
import { wantedWith } from './held.ts';
import type { RowsMissed } from './setup.ts';

/** Seconds before rows that could not be loaded are asked for again; doubled after each refusal, up to `longest`. */
const patience = { first: 3, longest: 60 };

/** Loads rows that are missed on screen, a page at a time, those missed last first. */
export function rowLoader() {
  const look = scopeBind(jobFx);
  const wait = scopeBind(waitFx);
  return fromCallback<RowsMissed>(({ sendBack, receive }) => {
    let missed = new Set<number>();
    let refusals = 0;
    let held: BulkContext | null = null;
    let isBusy = false;
    let isOver = false;

    async function load(): Promise<void> {
      // Wait a turn: all rows of one render are missed in the same turn.
      await Promise.resolve();
      while (held !== null && missed.size > 0 && !isOver) {
        const { jobId, jobRows, outlines } = held;
        const asked = missed;
        const query = { numbers: wantedWith(jobRows, asked).join(',') };
        missed = new Set();
        try {
          const { orders: rows } = await look({ params: jobOf(held), query });
          refusals = 0;
          sendBack({ type: 'rowsArrived', jobId, outlines, rows });
        } catch (failure) {
          await wait({ seconds: pauseAfter(failure as Problem) });
          // Rows missed meanwhile go first. Rows of another job are dropped.
          if (held.jobId === jobId) missed = join(asked, missed);
        }
      }
      // In the same turn as the last look at what is missed: a row that is drawn in the next one would be forgotten.
      isBusy = false;
    }

    function pauseAfter({ tag }: Problem): number {
      refusals = tag === 'refused' ? refusals + 1 : 0;
      return doubledWait(refusals, patience);
    }

    receive(({ number, held: now }) => {
      if (held?.jobId !== now.jobId) missed.clear();
      held = now;
      missed.delete(number);
      missed.add(number);
      if (isBusy) return;
      isBusy = true;
      void load();
    });
    return () => {
      isOver = true;
    };
  });
}

/** The union of both, newer ones last. */
function join(older: ReadonlySet<number>, newer: ReadonlySet<number>): Set<number> {
  return new Set([...[...older].filter((each) => !newer.has(each)), ...newer]);
}
