import { callOf, dialledPhone, formatPhone, isOver } from '#core/rules';
import { useConfig, useText } from '#i18n';
import type { Order } from '#schemas';
import { Icon, Link, Row } from '#ui';
import { initialsOf } from './initials.ts';
import * as css from './order.css.ts';
import { face } from './rider.css.ts';

/** Who is on the way and their number, to be read at a counter and pressed on a phone. It is there for as long as they are. */
export function RiderCard({ order }: { order: Order }) {
  const t = useText();
  const { phonePlan } = useConfig();
  const { rider } = order;
  if (!rider) return null;
  const { name, phone_number: number } = rider;
  return (
    <Row>
      <span className={face} aria-hidden="true">
        {initialsOf(name) || <Icon name="rider" />}
      </span>
      <div>
        <span className={css.muted}>{t('order.rider')}</span>
        <p className={css.name}>
          <bdi>{name}</bdi>
        </p>
        {!isOver(order) && number !== '' && (
          <Link plain href={callOf(dialledPhone(number, phonePlan))}>
            <bdi dir="ltr">{formatPhone(number, phonePlan)}</bdi>
          </Link>
        )}
      </div>
    </Row>
  );
}
