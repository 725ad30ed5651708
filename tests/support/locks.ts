type Held = { readonly name: string };

/** `navigator.locks` in small: one holder of a name at a time, in the order of asking. */
export function lockManager(): LockManager {
  const queues = new Map<string, Promise<unknown>>();
  const held = new Set<Held>();
  const hold = async (name: string, act: (lock: Held | null) => unknown) => {
    const lock = { name };
    held.add(lock);
    try {
      return await act(lock);
    } finally {
      held.delete(lock);
    }
  };
  const request = (
    name: string,
    { ifAvailable }: LockOptions,
    act: (lock: Held | null) => unknown,
  ) => {
    if (ifAvailable && [...held].some((lock) => lock.name === name)) return act(null);
    const turn = (queues.get(name) ?? Promise.resolve()).then(() => hold(name, act));
    queues.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
  return { request, query: async () => ({ held: [...held] }) } as LockManager;
}
