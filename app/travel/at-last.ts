import { after } from '#adapters';

/** Seconds after which a browser that was sent through its history has not gone anywhere. */
const patience = 2;

/**
 * Acts once a page that is awake has waited so many seconds; answers how to cancel it. A page that was held up waits
 * again, since what the browser did meanwhile has yet to be heard.
 */
export function atLast(act: () => void, seconds = patience): () => void {
  let stop = after(seconds / 2, () => {
    stop = after(seconds / 2, act);
  });
  return () => stop();
}
