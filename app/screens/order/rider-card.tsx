import { isOver } from '#core';
import { formatPhone } from '#core/rules';
import { useConfig, useText } from '#i18n';
import type { Order } from '#schemas';
import { ButtonLink, Card, Icon, Row } from '#ui';
import * as css from './order.css.ts';

/** Who is on the way and their number, to be read at a counter and pressed on a phone. It is offered for as long as they are. */
export function RiderCard({ order }: { order: Order }) {
  const t = useText();
  const { phonePlan } = useConfig();
  const { rider } = order;
  if (!rider) return null;
  const { name, phone_number: number } = rider;
  const isReachable = !isOver(order) && number !== '';
  return (
    <Card>
      <Row justify="between">
        <Row>
          <span className={css.riderIcon}>
            <Icon name="rider" />
          </span>
          <div>
            <span className={css.muted}>{t('order.rider')}</span>
            <p className={css.name}>
              <bdi>{name}</bdi>
            </p>
            {isReachable && <bdi dir="ltr">{formatPhone(number, phonePlan)}</bdi>}
          </div>
        </Row>
        {isReachable && (
          <ButtonLink
            icon="phone"
            href={`tel:${number.replace(/[^\d+]/g, '')}`}
            aria-label={t('order.rider.call', { name })}
          >
            {t('action.call')}
          </ButtonLink>
        )}
      </Row>
    </Card>
  );
}
