import { useUnit } from 'effector-react';
import { type RequestSnapshot, requestSent } from '#core';
import { mayBeOrder } from '#core/rules';
import { useConfig } from '#i18n';
import { orderPasted } from './pasted-model.ts';

/** A message or a till's text fills in the fields that it speaks of; answers the address to look up, and nothing is sent. */
export function usePaste({ context: { origin, editing } }: RequestSnapshot) {
  const { phonePlan: plan } = useConfig();
  const [send, tell] = useUnit([requestSent, orderPasted]);
  return (text: string): Promise<string> | null => {
    if (editing !== null || !mayBeOrder(text)) return null;
    return import('./read-pasted.ts').then(({ readPasted }) => {
      const { address, fields } = readPasted(text, { plan, amounts: origin.amounts });
      send({ type: 'fieldsChanged', fields });
      tell(fields);
      return address;
    });
  };
}
