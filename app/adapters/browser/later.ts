/** Loads a thing once, on first use; after a failure the next use tries again. */
export function later<Thing>(load: () => Promise<Thing>) {
  let begun: Promise<Thing> | undefined;
  return {
    get(): Promise<Thing> {
      const coming = begun ?? load();
      begun = coming;
      coming.catch(() => {
        if (begun === coming) begun = undefined;
      });
      return coming;
    },
    /** Undefined before the first use. */
    begun: (): Promise<Thing> | undefined => begun,
  };
}
