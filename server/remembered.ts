/** Makes each named thing once and gives it again; what could not be made is tried again. For names that are few. */
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
