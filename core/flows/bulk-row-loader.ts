import { scopeBind } from 'effector';
import { fromCallback } from 'xstate';
import { waitFx } from '../ports.ts';
import { jobFx, jobOf } from './bulk-calls.ts';
import type { BulkContext } from './bulk-context.ts';
import { wantedWith } from './bulk-held.ts';
import type { RowsMissed } from './bulk-setup.ts';

/** Seconds before rows that could not be had are asked for again. */
const patience = 3;

/** Asks for the rows that are missed on screen, one page of them at a time, the last that were missed first. */
export function rowLoader() {
  const look = scopeBind(jobFx, { safe: true });
  const wait = scopeBind(waitFx, { safe: true });
  return fromCallback<RowsMissed>(({ sendBack, receive }) => {
    const missed = new Set<number>();
    let held: BulkContext | null = null;
    let isBusy = false;
    let isOver = false;

    async function load(): Promise<void> {
      // All rows of a picture are missed in one turn.
      await Promise.resolve();
      while (held !== null && missed.size > 0 && !isOver) {
        const { jobId, jobRows } = held;
        const numbers = wantedWith(jobRows, missed);
        missed.clear();
        const query = { numbers: numbers.join(',') };
        const rows = await look({ params: jobOf(held), query }).then(
          ({ orders }) => orders,
          () => null,
        );
        if (rows !== null) sendBack({ type: 'rowsArrived', jobId, rows });
        else await wait({ seconds: patience });
        if (rows === null && missed.size === 0) for (const number of numbers) missed.add(number);
      }
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
