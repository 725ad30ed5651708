import type { Refusal } from '#core';
import { useText } from '#i18n';

/** What a refusal says at each of these fields, and what belongs to none of them. */
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
