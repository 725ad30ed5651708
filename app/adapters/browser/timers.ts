/** Resolves after so many seconds. */
export function wait(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}

/** Runs an act after so many seconds and answers how to call it off. */
export function after(seconds: number, act: () => void): () => void {
  const timer = setTimeout(act, seconds * 1000);
  return () => clearTimeout(timer);
}

/** Runs an act again and again until it is called off. */
export function every(seconds: number, act: () => void): () => void {
  const timer = setInterval(act, seconds * 1000);
  return () => clearInterval(timer);
}

/** Before the next picture; a page out of sight paints none, so there it is a moment later. */
export function nextFrame(act: () => void): void {
  if (document.visibilityState === 'visible') requestAnimationFrame(act);
  else setTimeout(act, 50);
}

/** Acts once what the page holds now is on screen; what it answers calls that off. */
export function afterPicture(act: () => void): () => void {
  let wanted = true;
  nextFrame(() => setTimeout(() => wanted && act()));
  return () => {
    wanted = false;
  };
}
