import type { Page } from 'playwright';

/** What the page itself has seen since it was last asked; times in milliseconds. */
export type Seen = {
  /** From one picture to the next. */
  frames: number[];
  /** Tasks of more than 50 ms. */
  longTasks: number[];
  /** From an input to the end of the picture that follows; of clicks only those of 16 ms and more, as the browser itself tells. */
  inputs: number[];
  /** From the moment a marked text came to the picture that shows it. */
  pictures: number[];
};

declare global {
  interface Window {
    takeSeen: () => Seen;
    /** The next text of the socket that holds this is timed until the page shows it. */
    watchFor: (mark: string) => void;
    /** How many of those have been shown since it was last asked for what was seen. */
    pictureCount: () => number;
  }
}

/** Watches a page from its first moment; it must be called before the page is opened. */
export async function installProbe(page: Page, input: 'click' | 'keydown'): Promise<void> {
  await page.addInitScript(watchPage, input);
}

/** What was seen since the last time. */
export function takeSeen(page: Page): Promise<Seen> {
  return page.evaluate(() => window.takeSeen());
}

/** It runs in the page, so it stands alone. */
function watchPage(input: 'click' | 'keydown'): void {
  let seen: Seen = { frames: [], longTasks: [], inputs: [], pictures: [] };
  let last = 0;
  let mark = '';
  let heardAt = 0;
  let drawing = false;
  const frame = requestAnimationFrame.bind(window);
  // A change that is made while a frame is drawn is in that picture; any other is in the next one.
  window.requestAnimationFrame = (act) =>
    frame((time) => {
      drawing = true;
      act(time);
    });
  const painted = (act: () => void) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = act;
    channel.port2.postMessage(null);
  };
  const tick = (time: number) => {
    if (last > 0) seen.frames.push(time - last);
    last = time;
    drawing = true;
    painted(() => {
      drawing = false;
    });
    frame(tick);
  };
  frame(tick);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longTasks.push(duration);
  }).observe({ type: 'longtask' });
  const sinceKey = ({ timeStamp }: Event) =>
    frame(() => painted(() => seen.inputs.push(performance.now() - timeStamp)));
  if (input === 'keydown') addEventListener(input, sinceKey, { capture: true });
  // A message that is posted with the picture waits behind input and further pictures on a full machine.
  const toldOf = (list: PerformanceObserverEntryList) => {
    for (const { name, duration } of list.getEntries())
      if (name === input) seen.inputs.push(duration);
  };
  const told = { type: 'event', durationThreshold: 16 };
  if (input === 'click') new PerformanceObserver(toldOf).observe(told);
  const Native = WebSocket;
  window.WebSocket = class extends Native {
    constructor(...given: ConstructorParameters<typeof Native>) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        if (mark !== '' && heardAt === 0 && String(data).includes(mark))
          heardAt = performance.now();
      });
    }
  };
  const shown = () => {
    if (heardAt === 0 || !document.body.textContent?.includes(mark)) return;
    const since = heardAt;
    mark = '';
    heardAt = 0;
    const done = () => seen.pictures.push(performance.now() - since);
    if (drawing) painted(done);
    else frame(() => painted(done));
  };
  addEventListener('DOMContentLoaded', () =>
    new MutationObserver(shown).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    }),
  );
  window.watchFor = (text) => {
    mark = text;
    heardAt = 0;
  };
  window.pictureCount = () => seen.pictures.length;
  window.takeSeen = () => {
    const taken = seen;
    seen = { frames: [], longTasks: [], inputs: [], pictures: [] };
    last = 0;
    return taken;
  };
}
