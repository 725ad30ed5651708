declare global {
  interface Window {
    /** The last key or press before there were commands, as `boot/early.ts` keeps it; null from then on. */
    didEarly?: Event | null;
  }
}

/**
 * Runs the key that was pressed before there were commands, as soon as it means something on the page that is still coming,
 * unless the person does something else first; answers how to give it up.
 */
export function runEarly(press: (event: KeyboardEvent) => boolean): () => void {
  const { didEarly } = window;
  window.didEarly = null;
  if (!(didEarly instanceof KeyboardEvent)) return () => undefined;
  const changes = new MutationObserver(() => run());
  const stop = () => {
    changes.disconnect();
    removeEventListener('pointerdown', stop);
  };
  const run = () => {
    if (press(didEarly)) stop();
  };
  changes.observe(document.body, { childList: true, subtree: true });
  addEventListener('pointerdown', stop);
  run();
  return stop;
}
