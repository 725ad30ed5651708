import type { Composition } from '#core';
import type { RequestFields } from '#schemas';

/** The fields of features that were ticked. */
export function tickedFields({ fields }: Composition, values: RequestFields) {
  return fields.filter(({ key, toldKey }) => toldKey !== undefined && values[key] === 'true');
}
