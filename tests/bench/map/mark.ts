declare global {
  interface Window {
    /** Milliseconds from navigation to the first picture. */
    picture?: number;
    /** Moves one marker and answers the milliseconds it took: the call and the frame that follows. */
    moveOnce?: (step: number) => Promise<number>;
    /** Has a thousand riders stand elsewhere and answers the same. */
    rideOnce?: (step: number) => Promise<number>;
  }
}

/** Notes the time once the frame that is being made has been painted. */
export function notePicture(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        window.picture = performance.now();
        resolve();
      };
      port2.postMessage(null);
    });
  });
}
