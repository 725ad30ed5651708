import { useUnit } from 'effector-react';
import { type RequestSnapshot, requestSent } from '#core';
import { mayBeOrder } from '#core/rules';
import { useConfig } from '#i18n';
import { useBeginning } from './beginning.ts';
import { useOfferedWays } from './offered-ways.ts';
import { $pasted, orderPasted } from './pasted-model.ts';

/** Fills in fields from a pasted message, replacing those of an earlier paste. The address goes into the field of this id; nothing is sent. */
export function usePaste({ context }: RequestSnapshot, id: string) {
  const { origin, editing, draft, lastMethod } = context;
  const { phonePlan: plan, market } = useConfig();
  const [send, tell, before] = useUnit([requestSent, orderPasted, $pasted]);
  const methods = useOfferedWays();
  const { initialFields } = useBeginning();
  return (text: string): boolean => {
    if (editing !== null || !mayBeOrder(text)) return false;
    void import('./read-pasted.ts').then(({ readPasted, write }) => {
      const { itemValueLimit: most } = market.request;
      const above = most > 0 ? most : Number.POSITIVE_INFINITY;
      const postcodes = { length: market.postcodeLength, above };
      const world = { plan, amounts: origin.amounts, methods, postcodes };
      const { address, fields, left } = readPasted(text, world, {
        before,
        typed: draft.fields,
        untouched: { ...initialFields, ...(lastMethod !== null && { paymentMethod: lastMethod }) },
      });
      const { paymentMethod: method, ...typed } = { ...left, ...fields };
      send({ type: 'fieldsChanged', fields: typed });
      // Not as a field, since the fee depends on it.
      if (method !== undefined) send({ type: 'paymentMethodChosen', method });
      tell(fields);
      // As if it were typed, so that the places for it are shown.
      write(id, address);
    });
    return true;
  };
}
