/** What comes when it is first wanted, and once; what could not come is asked for again by who wants it next. */
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
    /** Undefined as long as nobody wanted it. */
    begun: (): Promise<Thing> | undefined => begun,
  };
}
