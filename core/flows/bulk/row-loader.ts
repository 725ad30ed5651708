import { scopeBind } from 'effector';
import { fromCallback } from 'xstate';
import { doubledWait } from '#core/rules';
import type { Problem } from '#schemas';
import { waitFx } from '../../kernel/ports.ts';
import { jobFx, jobOf } from './calls.ts';
import type { BulkContext } from './context.ts';
import { wantedWith } from './held.ts';
import type { RowsMissed } from './setup.ts';

/** Seconds before rows that could not be loaded are asked for again: twice as many each time that they are refused. */
const patience = { first: 3, longest: 60 };

/** Asks for the rows that are missed on screen, one page of them at a time, the last that were missed first. */
export function rowLoader() {
  const look = scopeBind(jobFx, { safe: true });
  const wait = scopeBind(waitFx, { safe: true });
  return fromCallback<RowsMissed>(({ sendBack, receive }) => {
    let missed = new Set<number>();
    let refusals = 0;
    let held: BulkContext | null = null;
    let isBusy = false;
    let isOver = false;

    async function load(): Promise<void> {
      // All rows of a picture are missed in one turn.
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
          // What was missed since is asked for first; none of it is of another job.
          if (held.jobId === jobId) missed = joined(asked, missed);
        }
      }
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
      load().finally(() => {
        isBusy = false;
      });
    });
    return () => {
      isOver = true;
    };
  });
}

/** All of these, the newer ones last. */
function joined(older: ReadonlySet<number>, newer: ReadonlySet<number>): Set<number> {
  return new Set([...[...older].filter((each) => !newer.has(each)), ...newer]);
}
