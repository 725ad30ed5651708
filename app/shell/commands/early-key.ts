declare global {
  interface Window {
    /** The last key before there were commands, as `boot/early.ts` keeps it; null from then on. */
    keyEarly?: KeyboardEvent | null;
  }
}

/**
 * Runs the key that was pressed before there were commands, as soon as it means something on the page that is still coming,
 * unless the person does something else first; answers how to give it up.
 */
export function runEarly(press: (event: KeyboardEvent) => boolean): () => void {
  const { keyEarly: key } = window;
  window.keyEarly = null;
  const changes = new MutationObserver(run);
  const stop = () => changes.disconnect();
  function run(): void {
    if (!key || press(key)) stop();
  }
  changes.observe(document.body, { childList: true, subtree: true });
  addEventListener('pointerdown', stop, { once: true });
  run();
  return stop;
}
