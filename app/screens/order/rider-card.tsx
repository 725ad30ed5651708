import { useText } from '#i18n';
import type { AssignedRider } from '#schemas';
import { ButtonLink, Card, Icon, Row } from '#ui';
import * as css from './order.css.ts';

/** Who is on the way, and a tap to call them. */
export function RiderCard({ rider }: { rider: AssignedRider }) {
  const t = useText();
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
              <bdi>{rider.name}</bdi>
            </p>
          </div>
        </Row>
        <ButtonLink
          icon="phone"
          href={`tel:${rider.phone_number.replace(/[^\d+]/g, '')}`}
          aria-label={t('order.rider.call', { name: rider.name })}
        >
          {t('action.call')}
        </ButtonLink>
      </Row>
    </Card>
  );
}
