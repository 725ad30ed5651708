import type { ReactNode } from 'react';
import { callOf, dialledPhone, formatPhone } from '#core/rules';
import { useConfig, useText } from '#i18n';
import type { PublicTracking } from '#schemas';
import { ButtonLink, Icon, type IconName } from '#ui';
import * as page from './link-page.css.ts';
import * as css from './link-people.css.ts';

/** The rider and the shop. Only the shop can be called; the rider's number is private. */
export function LinkPeople({ tracking }: { tracking: PublicTracking }) {
  const t = useText();
  const { phonePlan } = useConfig();
  const { rider_name: rider, shop_phone: phone, outlet_name: outlet } = tracking;
  return (
    <div className={css.people}>
      {rider !== null && (
        <Person icon="rider" name={t('public.rider', { name: rider })}>
          {phone && t('public.rider.reach')}
        </Person>
      )}
      {outlet !== '' && (
        <Person
          icon="store"
          name={<bdi>{outlet}</bdi>}
          action={
            phone && (
              <ButtonLink
                href={callOf(dialledPhone(phone, phonePlan))}
                icon="phone"
                className={css.call}
                aria-label={t('public.shop.call', { name: outlet })}
                title={t('public.shop.call', { name: outlet })}
              />
            )
          }
        >
          {phone && <bdi dir="ltr">{formatPhone(phone, phonePlan)}</bdi>}
        </Person>
      )}
    </div>
  );
}

type PersonProps = { icon: IconName; name: ReactNode; action?: ReactNode; children: ReactNode };

function Person({ icon, name, action, children }: PersonProps) {
  return (
    <div className={css.person}>
      <span className={css.face}>
        <Icon name={icon} />
      </span>
      <div className={css.words}>
        <p className={page.strong}>{name}</p>
        {children && <p className={page.muted}>{children}</p>}
      </div>
      {action}
    </div>
  );
}
