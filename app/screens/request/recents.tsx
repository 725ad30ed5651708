import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import { newId } from '#adapters';
import {
  $recipients,
  $remembers,
  duplicateAsked,
  recipientOf,
  recipientsAsked,
  remembersChosen,
} from '#core';
import { shownAddress } from '#core/rules';
import { useConfig, useText } from '#i18n';
import type { Id } from '#schemas';
import { Button } from '#ui';
import type { AddressRow } from '../address/index.ts';
import { customerChosen } from './chosen-model.ts';
import * as css from './recents.css.ts';
import { RestingShape } from './resting-shape.tsx';

/** Somebody who was delivered to of late, who is found by phone, too. */
export type Recent = AddressRow & { readonly phone: string };

type RecentsProps = {
  vendorId: Id;
  offer: (known: readonly Recent[]) => void;
  /** Stands between the caption and its switch, which stays at the end of the line when this comes later. */
  children: ReactNode;
};

/** The people that were delivered to last, offered to the list of addresses. What is left to say of them stands here. */
export function Recents({ vendorId, offer, children }: RecentsProps) {
  const t = useText();
  const [remembers, ask, choose] = useUnit([$remembers, recipientsAsked, remembersChosen]);
  const recents = useRecents();
  useEffect(() => {
    ask(vendorId);
  }, [ask, vendorId]);
  // Before the next picture, in which they stand where their shape stood.
  useLayoutEffect(() => offer(recents ?? []), [offer, recents]);
  const turn = (on: boolean) => choose({ vendorId, remembers: on });
  return (
    <>
      <span className={css.caption}>{t('request.recent')}</span>
      {children}
      {remembers !== null && (
        <Button variant="quiet" className={css.turn} onClick={() => turn(!remembers)}>
          {t(remembers ? 'request.recent.off' : 'request.recent.on')}
        </Button>
      )}
      {recents === null && <RestingShape />}
      {remembers && recents?.length === 0 && <p className={css.none}>{t('request.recent.none')}</p>}
    </>
  );
}

/** As lines of the list; null while they are on their way. */
function useRecents(): readonly Recent[] | null {
  const { market } = useConfig();
  const [recipients, take, again] = useUnit([$recipients, customerChosen, duplicateAsked]);
  return useMemo(
    () =>
      recipients?.map((order): Recent => {
        const { customer, created_at, delivery_fee: fee } = order;
        return {
          ...{
            // A further order to them is the same line, which keeps its mark when that is heard of.
            id: `${customer.phone_number} ${customer.location.address}`,
            kind: 'recent',
            title: customer.name,
            subtitle: shownAddress([customer.location.address]),
          },
          phone: customer.phone_number,
          end: (format, now) => [
            format.ago(created_at, now),
            ...(fee === undefined ? [] : [format.money(fee)]),
          ],
          stale: false,
          choose: () => take(recipientOf(order, market)),
          again: () => again({ order, key: newId() }),
        };
      }) ?? null,
    [recipients, market, take, again],
  );
}
