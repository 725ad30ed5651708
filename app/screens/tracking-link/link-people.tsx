import type { ReactNode } from 'react';
import { callOf, dialledPhone, formatPhone } from '#core/rules';
import { useConfig, useText } from '#i18n';
import type { PublicTracking } from '#schemas';
import { ButtonLink, Icon, type IconName } from '#ui';
import * as page from './link-page.css.ts';
import * as css from './link-people.css.ts';

/** The rider and the shop, who can be called: the rider by a number that is not theirs, where the fleet has one. */
export function LinkPeople({ tracking }: { tracking: PublicTracking }) {
  const t = useText();
  const {
    rider_name: rider,
    rider_phone: relay,
    shop_phone: phone,
    outlet_name: outlet,
  } = tracking;
  return (
    <div className={css.people}>
      {rider !== null && (
        <Person
          icon="rider"
          name={t('public.rider', { name: rider })}
          action={relay && <Call name={rider} number={relay} />}
        >
          {relay ? <PhoneNumber number={relay} /> : phone && t('public.rider.reach')}
        </Person>
      )}
      {outlet !== '' && (
        <Person
          icon="store"
          name={<bdi>{outlet}</bdi>}
          action={phone && <Call name={outlet} number={phone} />}
        >
          {phone && <PhoneNumber number={phone} />}
        </Person>
      )}
    </div>
  );
}

function Call({ name, number }: { name: string; number: string }) {
  const t = useText();
  const { phonePlan } = useConfig();
  const label = t('public.call', { name });
  return (
    <ButtonLink
      href={callOf(dialledPhone(number, phonePlan))}
      icon="phone"
      className={css.call}
      aria-label={label}
      title={label}
    />
  );
}

function PhoneNumber({ number }: { number: string }) {
  const { phonePlan } = useConfig();
  return <bdi dir="ltr">{formatPhone(number, phonePlan)}</bdi>;
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
