/** Caches one value by name; a failed attempt is made again on the next call. Nothing is evicted, so only for few names. */
export function remembered<Value>() {
  const made = new Map<string, Promise<Value>>();
  return (name: string, make: () => Promise<Value>): Promise<Value> => {
    const known = made.get(name);
    if (known) return known;
    const making = make();
    made.set(name, making);
    making.catch(() => made.delete(name));
    return making;
  };
}
