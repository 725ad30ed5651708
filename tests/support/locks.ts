/** `navigator.locks` in small: one holder at a time, in the order of asking. */
export function lockManager(): LockManager {
  let queue = Promise.resolve<unknown>(undefined);
  const request = (_name: string, _options: unknown, act: () => unknown) => {
    const turn = queue.then(act);
    queue = turn.catch(() => undefined);
    return turn;
  };
  return { request, query: async () => ({}) } as LockManager;
}
