import { createHistorian } from '../../../app/travel/historian.ts';
import { createLayers } from '../../../app/travel/layers.ts';

type Entry = { readonly path: string; readonly names: readonly string[] };
type Task = { readonly act: () => void };

/** How many steps the request of this browser has beyond its first. */
const mostSteps = 3;

const start: Entry = { path: '/start', names: [] };

/**
 * A browser with one window, in which journeys through the history arrive later, and a page that shows what it is told
 * only with its next picture. Pages are known by their path; `/request` has steps, which it may tell only with the first one taken.
 */
export function fakeBrowser({
  first = start,
  before = [] as readonly Entry[],
  begun = start.names,
  tellsLate = false,
} = {}) {
  const layers = createLayers();
  let entries: readonly Entry[] = [...before, first];
  let at = before.length;
  let isTold = !tellsLate;
  let tasks: readonly Task[] = [];
  let dialogs: readonly Dialog[] = [];
  let steps = 0;
  let untake = () => {};
  const popped: (() => void)[] = [];

  const begin = (act: () => void): Task => {
    const task = { act };
    tasks = [...tasks, task];
    return task;
  };
  const here = (): Entry => entries[at] ?? { path: '', names: [] };
  const push = (entry: Entry) => {
    entries = [...entries.slice(0, at + 1), entry];
    at = entries.length - 1;
  };
  const go = (by: number) =>
    begin(() => {
      if (entries[at + by] === undefined) return;
      at += by;
      show();
      for (const hear of popped) hear();
    });

  /** Draws the page of the address; what stood on the one before goes with it, except for dialogs of the frame. */
  function show(): void {
    untake();
    untake = () => {};
    for (const dialog of dialogs) if (!dialog.framed && dialog.path !== here().path) close(dialog);
    if (here().path === '/request' && isTold) tell();
  }
  function tell(): void {
    const names = Array.from({ length: steps }, (_, index) => `step ${index + 1}`);
    untake = layers.take({ taken: names, back: () => walk(-1), forward: () => walk(1) });
  }
  function walk(by: number): void {
    const next = Math.min(mostSteps, Math.max(0, steps + by));
    begin(() => {
      steps = next;
      isTold = true;
      if (here().path === '/request') show();
    });
  }
  type Dialog = {
    readonly path: string;
    readonly framed: boolean;
    readonly stuck: boolean;
    leave: () => void;
  };
  function close(dialog: Dialog): void {
    if (!dialogs.includes(dialog)) return;
    dialogs = dialogs.filter((each) => each !== dialog);
    dialog.leave();
  }
  function open({ framed = false, stuck = false } = {}): void {
    const dialog: Dialog = { path: here().path, framed, stuck, leave: () => {} };
    dialog.leave = layers.put(() => {
      if (!stuck) begin(() => close(dialog));
    });
    dialogs = [...dialogs, dialog];
  }

  const historian = createHistorian(
    {
      entry: () => here().names,
      begun,
      path: () => here().path,
      address: () => here().path,
      push: (names) => push({ path: here().path, names }),
      go,
      later: (act) => begin(() => begin(act)),
      soon: begin,
      // A journey that leads nowhere is given up once nothing else happens.
      atLast: (act) => {
        let wanted = true;
        begin(() => begin(() => begin(() => begin(() => wanted && act()))));
        return () => {
          wanted = false;
        };
      },
    },
    layers,
  );
  popped.push(historian.popped);
  layers.onChange(historian.changed);

  return {
    entries: () => entries,
    here,
    at: () => at,
    dialogs: () => dialogs,
    steps: () => steps,
    open,
    closeNewest: () => {
      const newest = dialogs.at(-1);
      if (newest) close(newest);
    },
    walk,
    go,
    show,
    lead(path: string, replace: boolean): void {
      historian.lead(
        (to) => {
          if (replace)
            entries = entries.map((each, i) => (i === at ? { path: to, names: [] } : each));
          else push({ path: to, names: [] });
          begin(show);
          historian.changed();
        },
        path,
        { replace },
      );
    },
    /** Lets the first so many of what is due happen. */
    run(most: number): void {
      for (let done = 0; done < most && tasks.length > 0; done += 1) {
        const [first, ...rest] = tasks;
        tasks = rest;
        first?.act();
      }
    },
    isQuiet: () => tasks.length === 0,
  };
}
export type FakeBrowser = ReturnType<typeof fakeBrowser>;
