import type { App } from './module.ts';

/** Milliseconds from the signal to the end, at most: anyone who looks after us kills after ten seconds. */
export const longestStop = 9_500;
/** Milliseconds that requests under way get to finish in, and that the database needs at the end. */
const forRequests = 3_000;
const forDatabase = 1_500;

type Undo = () => Promise<void>;

/** What was started, so that it can be stopped: everything that works, and then the database that it works on. */
export type Started = { working: Undo[]; database: Undo[] };

/**
 * Stops what works, all at once, then the database; what does not end in time is left to the end of the process, which undoes
 * it as a power cut would. `milliseconds` are for all of it.
 */
export async function stopAll(
  { working, database }: Started,
  milliseconds = longestStop,
): Promise<void> {
  const end = performance.now() + milliseconds;
  const forWork = milliseconds - Math.min(forDatabase, milliseconds / 2);
  await within(forWork, Promise.allSettled(working.splice(0).map(run)));
  const steps = database.splice(0).reverse();
  for (const [nth, step] of steps.entries()) {
    await within((end - performance.now()) / (steps.length - nth), run(step));
  }
}

/** Lets requests under way finish; those that do not, and those that are only half there, are cut. */
export async function closeApp(app: App): Promise<void> {
  const closed = app.close();
  await within(forRequests, closed);
  app.server.closeAllConnections();
  await closed;
}

async function run(step: Undo): Promise<void> {
  await step();
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tired = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, Math.floor(milliseconds));
  });
  await Promise.race([work, tired]).finally(() => clearTimeout(timer));
}
