import type { Refusal } from '#core';
import { useText } from '#i18n';

/** The text of a refusal at its field, and the one that belongs to no field. */
export function useFieldErrors<Field extends string>(
  refusal: Refusal | null,
  fields: readonly Field[],
) {
  const t = useText();
  const said = refusal && t(refusal.what);
  const at = fields.find((field) => field === refusal?.where);
  return {
    errorAt: (field: Field) => (said !== null && at === field ? said : undefined),
    elsewhere: at === undefined ? said : null,
  };
}
