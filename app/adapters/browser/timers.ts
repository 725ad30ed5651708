/** Resolves after `seconds`. */
export function wait(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}

/** Runs `act` after `seconds`; answers how to cancel it. */
export function after(seconds: number, act: () => void): () => void {
  const timer = setTimeout(act, seconds * 1000);
  return () => clearTimeout(timer);
}

/** Runs `act` every `seconds`; answers how to cancel it. */
export function every(seconds: number, act: () => void): () => void {
  const timer = setInterval(act, seconds * 1000);
  return () => clearInterval(timer);
}

/** Runs `act` before the next frame, or a moment later on a hidden page, which has none. */
function nextFrame(act: () => void): void {
  if (!document.hidden) requestAnimationFrame(act);
  else setTimeout(act, 50);
}

/** Runs what it is given before the next frame, and on a page that is seen no sooner than `seconds` after what it ran last. */
export function spaced(seconds: number): (act: () => void) => void {
  let rested = Promise.resolve();
  return (act) =>
    void rested.then(() =>
      nextFrame(() => {
        // Timers that follow from each other are run once a minute where nobody looks, and alerts would be late.
        if (!document.hidden) rested = wait(seconds);
        act();
      }),
    );
}

/** Runs `act` once the page's current content is painted; answers how to cancel it. */
export function afterPicture(act: () => void): () => void {
  let wanted = true;
  nextFrame(() => setTimeout(() => wanted && act()));
  return () => {
    wanted = false;
  };
}
