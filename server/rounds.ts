/**
 * Does a piece of work again and again, one round at a time; `round` answers how many seconds to rest after it, and
 * never rejects. Answers how to stop, which waits for the round that is going on.
 */
export function keepGoing(round: () => Promise<number>): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const look = async () => {
    const rest = await round();
    timer = setTimeout(go, rest * 1000);
  };
  const go = () => {
    running = look();
  };
  go();
  return async () => {
    clearTimeout(timer);
    await running;
    clearTimeout(timer);
  };
}
