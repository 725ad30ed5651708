import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { newId } from '#adapters';
import { $recipients, $vendorId, duplicateAsked, recipientsAsked } from '#core';
import { useText } from '#i18n';
import { findCommands, type GroupedCommand, inGroup } from './commands.ts';

/** As many as one remembers having sent to. */
const most = 5;

/** Commands to send to the outlet's last recipients again; fetches them unless a page has. */
export function useSendAgain(typed: string): readonly GroupedCommand[] {
  const t = useText();
  const [recipients, vendorId, ask, again] = useUnit([
    $recipients,
    $vendorId,
    recipientsAsked,
    duplicateAsked,
  ]);
  const people = recipients?.every(({ vendor_id }) => vendor_id === vendorId) ? recipients : [];
  const isUnknown = people.length === 0;
  useEffect(() => {
    if (isUnknown && vendorId !== null) ask(vendorId);
  }, [isUnknown, vendorId, ask]);
  const commands = people.map((order) => ({
    id: `again ${order.order_id}`,
    label: t('request.recent.again', { name: order.customer.name }),
    run: () => again({ order, key: newId() }),
  }));
  return inGroup('again', findCommands(commands, typed).slice(0, most));
}
