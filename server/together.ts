type Asking<Key, Answer> = PromiseWithResolvers<Answer> & { key: Key };

/**
 * One question for all who ask in the same moment, and one at a time. When it fails each asks by itself, so that one that cannot be
 * answered keeps no other from its answer. `ask` answers in the order of the keys.
 */
export function together<Key, Answer>(
  ask: (keys: readonly Key[]) => Promise<readonly Answer[]>,
  most = 100,
): (key: Key) => Promise<Answer> {
  const waiting: Asking<Key, Answer>[] = [];
  let isServing = false;
  const answer = async (asking: readonly Asking<Key, Answer>[]): Promise<void> => {
    try {
      const answers = await ask(asking.map(({ key }) => key));
      for (const [nth, each] of answers.entries()) asking[nth]?.resolve(each);
      // Nobody waits for ever; who was answered hears nothing of it.
      for (const { reject } of asking) reject(new Error('no answer'));
    } catch (cause) {
      const [first, ...others] = asking;
      if (others.length === 0) first?.reject(cause);
      else for (const each of asking) await answer([each]);
    }
  };
  const serve = async (): Promise<void> => {
    // Anyone who asks in the same turn of the loop comes along.
    await Promise.resolve();
    while (waiting.length > 0) await answer(waiting.splice(0, most));
    isServing = false;
  };
  return (key) => {
    const asking = { ...Promise.withResolvers<Answer>(), key };
    waiting.push(asking);
    if (!isServing) {
      isServing = true;
      void serve();
    }
    return asking.promise;
  };
}
