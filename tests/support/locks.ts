type Held = { readonly name: string; readonly lose: (error: unknown) => void };
type Act = (lock: Held | null) => unknown;

/** `navigator.locks` in small: one holder of a name at a time, in the order of asking, unless its lock is stolen. */
export function lockManager(): LockManager {
  const queues = new Map<string, (() => void)[]>();
  const held = new Map<string, Held>();

  const next = (name: string) => {
    if (!held.has(name)) queues.get(name)?.shift()?.();
  };
  const hold = async (name: string, act: Act): Promise<unknown> => {
    const lost = Promise.withResolvers<never>();
    const lock = { name, lose: lost.reject };
    held.set(name, lock);
    try {
      return await Promise.race([act(lock), lost.promise]);
    } finally {
      if (held.get(name) === lock) held.delete(name);
      next(name);
    }
  };
  const request = async (
    name: string,
    { ifAvailable, signal, steal }: LockOptions,
    act: Act,
  ): Promise<unknown> => {
    const holder = held.get(name);
    if (ifAvailable && holder) return act(null);
    if (steal) {
      held.delete(name);
      holder?.lose(new DOMException('', 'AbortError'));
      return hold(name, act);
    }
    const queue = queues.get(name) ?? [];
    queues.set(name, queue);
    return new Promise((done, fail) => {
      const start = () => done(hold(name, act));
      queue.push(start);
      signal?.addEventListener('abort', () => {
        const at = queue.indexOf(start);
        if (at < 0) return;
        queue.splice(at, 1);
        fail(signal.reason);
      });
      next(name);
    });
  };
  return { request, query: async () => ({ held: [...held.values()] }) } as unknown as LockManager;
}
