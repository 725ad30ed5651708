import { useUnit } from 'effector-react';
import { type RequestSnapshot, requestSent } from '#core';
import { mayBeOrder } from '#core/rules';
import { useConfig } from '#i18n';
import type { RequestFields } from '#schemas';
import { $pasted, orderPasted } from './pasted-model.ts';

/** A message or a till's text fills in the fields that it speaks of, in place of what an earlier one did; answers the address to look up, and nothing is sent. */
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

/** What an earlier message put into the form and nobody changed since: it is of another order. */
function leftOf(pasted: RequestFields, typed: RequestFields): RequestFields {
  const left = Object.entries(pasted).filter(([field, value]) => typed[field] === value);
  return Object.fromEntries(left.map(([field]) => [field, '']));
}
