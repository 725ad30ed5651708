import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { newId } from '#adapters';
import {
  $duplicating,
  $now,
  $recipients,
  $remembers,
  duplicateAsked,
  recipientsAsked,
  remembersChosen,
} from '#core';
import { useFormat, useText } from '#i18n';
import type { Id, RecentOrder } from '#schemas';
import { Button, Icon, ListRow, OneLine, Row, Skeleton, Stack } from '#ui';
import * as css from './recents.css.ts';

/** As many as leave the fields below in sight. */
const shownAtOnce = 4;

/** The people that were delivered to last, before anything is typed. One of them fills everything in, ready to be requested. */
export function Recents({ vendorId }: { vendorId: Id }) {
  const t = useText();
  const [recipients, remembers, ask, choose] = useUnit([
    $recipients,
    $remembers,
    recipientsAsked,
    remembersChosen,
  ]);
  useEffect(() => {
    ask(vendorId);
  }, [ask, vendorId]);
  if (recipients === null) return <Skeleton label={t('app.loading')} lines={shownAtOnce} />;
  const turn = (on: boolean) => choose({ vendorId, remembers: on });
  return (
    <section aria-label={t('request.recent')}>
      <Stack gap={1}>
        <Row justify="between" align="center">
          <span className={css.caption}>{t('request.recent')}</span>
          <Button variant="quiet" className={css.turn} onClick={() => turn(remembers === false)}>
            {t(remembers === false ? 'request.recent.on' : 'request.recent.off')}
          </Button>
        </Row>
        {remembers && recipients.length === 0 && (
          <p className={css.caption}>{t('request.recent.none')}</p>
        )}
        {recipients.length > 0 && (
          <ul className={css.list}>
            {recipients.slice(0, shownAtOnce).map((order) => (
              <Recent key={order.order_id} order={order} />
            ))}
          </ul>
        )}
      </Stack>
    </section>
  );
}

function Recent({ order }: { order: RecentOrder }) {
  const format = useFormat();
  const [now, duplicating, again] = useUnit([$now, $duplicating, duplicateAsked]);
  const { customer, created_at, delivery_fee: fee, order_id: id } = order;
  const isComing = duplicating?.order.order_id === id;
  return (
    <ListRow
      className={css.row}
      leading={<Icon name="history" />}
      title={<OneLine>{customer.name}</OneLine>}
      detail={<OneLine>{customer.location.address}</OneLine>}
      trailing={
        <span className={css.end}>
          <span>{format.ago(created_at, now)}</span>
          {fee !== undefined && <span>{format.money(fee)}</span>}
        </span>
      }
      aria-busy={isComing || undefined}
      onSelect={() => again({ order, key: newId() })}
    />
  );
}
