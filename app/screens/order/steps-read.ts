import type { StatusEntry } from '#schemas';

/** Neighbours that read the same are one step: it began with the first of them, and is as far as the last. */
export function stepsRead(
  history: readonly StatusEntry[],
  textOf: (status: string) => string,
): readonly (StatusEntry & { readonly label: string })[] {
  return history
    .map((entry) => ({ ...entry, label: textOf(entry.status) }))
    .filter(({ label }, index, all) => label !== all[index - 1]?.label);
}
