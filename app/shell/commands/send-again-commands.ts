import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { newId } from '#adapters';
import { $recipients, $recipientsOutlet, $vendorId, duplicateAsked, recipientsAsked } from '#core';
import { useText } from '#i18n';
import { type Command, found } from './commands.ts';

/** As many as one remembers having sent to. */
const most = 5;

/** The last people of the outlet, each to be sent to again as the last time; asked for where no page has done so. */
export function useSendAgain(typed: string): readonly Command[] {
  const t = useText();
  const [recipients, outlet, vendorId, ask, again] = useUnit([
    $recipients,
    $recipientsOutlet,
    $vendorId,
    recipientsAsked,
    duplicateAsked,
  ]);
  const isUnknown = outlet !== vendorId;
  useEffect(() => {
    if (isUnknown && vendorId !== null) ask(vendorId);
  }, [isUnknown, vendorId, ask]);
  const people = outlet === vendorId && recipients !== null ? recipients : [];
  const commands = people.map((order) => ({
    id: `again ${order.order_id}`,
    label: t('request.recent.again', { name: order.customer.name }),
    run: () => again({ order, key: newId() }),
  }));
  return found(commands, typed).slice(0, most);
}
