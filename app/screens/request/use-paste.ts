import { useUnit } from 'effector-react';
import { type RequestSnapshot, requestSent } from '#core';
import { mayBeOrder } from '#core/rules';
import { useConfig } from '#i18n';
import { $pasted, orderPasted } from './pasted-model.ts';

/** Fills in fields from a pasted message, replacing those of an earlier paste. Answers the address to look up; sends nothing. */
export function usePaste({ context: { origin, editing, draft } }: RequestSnapshot) {
  const { phonePlan: plan } = useConfig();
  const [send, tell, before] = useUnit([requestSent, orderPasted, $pasted]);
  return (text: string): Promise<string> | null => {
    if (editing !== null || !mayBeOrder(text)) return null;
    return import('./read-pasted.ts').then(({ readPasted }) => {
      const world = { plan, amounts: origin.amounts };
      const { address, fields, left } = readPasted(text, world, before, draft.fields);
      send({ type: 'fieldsChanged', fields: { ...left, ...fields } });
      tell(fields);
      return address;
    });
  };
}
