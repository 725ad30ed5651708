import { useStoreMap } from 'effector-react';
import { $now } from '#core';
import {
  callOf,
  dialledPhone,
  formatPhone,
  isFuturePreorder,
  isOver,
  riderFound,
} from '#core/rules';
import { useConfig, useText } from '#i18n';
import type { Order } from '#schemas';
import { Icon, Link, Row } from '#ui';
import { initialsOf } from './initials.ts';
import * as css from './order.css.ts';
import { face, lines, nobody } from './rider.css.ts';

/** Who is on the way and their number, to be read at a counter and pressed on a phone. Its place is there before they are. */
export function RiderCard({ order }: { order: Order }) {
  const t = useText();
  const { phonePlan } = useConfig();
  const { rider } = order;
  const isFound = useStoreMap({
    store: $now,
    keys: [order],
    fn: (now, [asked]) => riderFound(asked) && !isFuturePreorder(asked, now),
  });
  if (!rider && isOver(order)) return null;
  const { name, phone_number: number } = rider ?? { name: '', phone_number: '' };
  return (
    <Row>
      <span className={face} aria-hidden="true">
        {initialsOf(name) || <Icon name="rider" />}
      </span>
      <div className={lines}>
        <span className={css.muted}>{t('order.rider')}</span>
        {rider ? (
          <p className={css.name}>
            <bdi>{name}</bdi>
          </p>
        ) : (
          <p className={nobody}>{t(isFound ? 'order.rider.soon' : 'order.clock.no-rider')}</p>
        )}
        {!isOver(order) && number !== '' && (
          <Link plain href={callOf(dialledPhone(number, phonePlan))}>
            <bdi dir="ltr">{formatPhone(number, phonePlan)}</bdi>
          </Link>
        )}
      </div>
    </Row>
  );
}
