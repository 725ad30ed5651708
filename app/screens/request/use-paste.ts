import { useUnit } from 'effector-react';
import { type RequestSnapshot, requestSent } from '#core';
import { mayBeOrder } from '#core/rules';
import { useConfig } from '#i18n';
import type { RequestFields } from '#schemas';
import { $pasted, orderPasted } from './pasted-model.ts';

/** Fills in fields from a pasted message, replacing those of an earlier paste. Answers the address to look up; sends nothing. */
export function usePaste({ context: { origin, editing, draft } }: RequestSnapshot) {
  const { phonePlan: plan } = useConfig();
  const [send, tell, before] = useUnit([requestSent, orderPasted, $pasted]);
  return (text: string): Promise<string> | null => {
    if (editing !== null || !mayBeOrder(text)) return null;
    return import('./read-pasted.ts').then(({ readPasted }) => {
      const { address, fields } = readPasted(text, { plan, amounts: origin.amounts });
      send({ type: 'fieldsChanged', fields: { ...leftOf(before, draft.fields), ...fields } });
      tell(fields);
      return address;
    });
  };
}

/** Values of an earlier paste that are unchanged, and so belong to another order. */
function leftOf(pasted: RequestFields, typed: RequestFields): RequestFields {
  const left = Object.entries(pasted).filter(([field, value]) => typed[field] === value);
  return Object.fromEntries(left.map(([field]) => [field, '']));
}
