import type { App } from './module.ts';
import { within } from './within.ts';

/** Most milliseconds from the signal to the exit; orchestrators kill after ten seconds. */
export const longestStop = 9_500;
/** Milliseconds for requests under way to finish, and for closing the database. */
const forRequests = 3_000;
const forDatabase = 1_500;

type Undo = () => Promise<void>;

/** How to stop what was started: first everything that works, then the database. */
export type Started = { working: Undo[]; database: Undo[] };

/**
 * Stops what works, in parallel, then the database. Whatever does not end in time is cut off by the end of the process, as by
 * a power cut. `milliseconds` are for all of it.
 */
export async function stopAll(
  { working, database }: Started,
  milliseconds = longestStop,
): Promise<void> {
  const end = performance.now() + milliseconds;
  const forWork = milliseconds - Math.min(forDatabase, milliseconds / 2);
  await within(forWork, Promise.allSettled(working.splice(0).map(run)), null);
  const steps = database.splice(0).reverse();
  for (const [nth, step] of steps.entries()) {
    await within((end - performance.now()) / (steps.length - nth), run(step), null);
  }
}

/** Lets requests under way finish; slow and half-received ones are cut. */
export async function closeApp(app: App): Promise<void> {
  const closed = app.close();
  await within(forRequests, closed, null);
  app.server.closeAllConnections();
  await closed;
}

async function run(step: Undo): Promise<void> {
  await step();
}
