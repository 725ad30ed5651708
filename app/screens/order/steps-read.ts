import type { StatusEntry } from '#schemas';

/** Merges neighbours with the same label into one step, which starts with the first and has the status of the last. */
export function stepsRead(
  history: readonly StatusEntry[],
  textAt: (at: number) => string,
): readonly (StatusEntry & { readonly label: string })[] {
  return history
    .map((entry, at) => ({ ...entry, label: textAt(at) }))
    .filter(({ label }, index, all) => label !== all[index - 1]?.label);
}
