import type { StatusEntry } from '#schemas';

/** Neighbours that read the same are one step: it began with the first of them, and is as far as the last. */
export function stepsRead(
  history: readonly StatusEntry[],
  textAt: (at: number) => string,
): readonly (StatusEntry & { readonly label: string })[] {
  return history
    .map((entry, at) => ({ ...entry, label: textAt(at) }))
    .filter(({ label }, index, all) => label !== all[index - 1]?.label);
}
