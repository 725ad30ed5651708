import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $user } from '#core';
import { useText } from '#i18n';
import { NotLoaded, RowsSkeleton, Section } from '#ui';
import { $accountProblem, $devices, $profile, accountOpened } from './account-model.ts';
import { DeviceList } from './device-list.tsx';
import { FactorSection } from './factor-section.tsx';
import * as css from './members.css.ts';
import { PasskeySection } from './passkey-section.tsx';
import { $passkeys } from './passkeys-model.ts';
import { PasswordForm } from './password-form.tsx';
import { PinSection } from './pin-section.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProviderSection } from './provider-section.tsx';

/** The person's own account: name, ways to sign in, devices. */
export function AccountPage() {
  const t = useText();
  const [open, profile, problem] = useUnit([accountOpened, $profile, $accountProblem]);
  const user = useUnit($user);
  const me = user?.id;
  // Another tab may have switched to another person.
  useEffect(() => {
    if (me !== undefined) open();
  }, [open, me]);
  return (
    <div className={css.page}>
      <Section level={1} title={t('profile.title')}>
        {problem && (
          <NotLoaded retryLabel={t('action.retry')} onRetry={() => open()}>
            {t('profile.error.load')}
          </NotLoaded>
        )}
        {profile && <ProfileForm key={profile.email} profile={profile} />}
        {!profile && !problem && (
          <ProfileForm coming profile={{ email: user?.email ?? '', name: null }} />
        )}
      </Section>
      <Password />
      <PasskeySection />
      <ProviderSection />
      <FactorSection />
      <PinSection />
      <Devices />
    </div>
  );
}

/** The password form; warns people with passkeys that a new password removes them. */
function Password() {
  const t = useText();
  const hasPasskeys = (useUnit($passkeys)?.length ?? 0) > 0;
  return (
    <Section
      title={t('profile.password')}
      description={t(hasPasskeys ? 'profile.password.intro.passkeys' : 'profile.password.intro')}
    >
      <PasswordForm />
    </Section>
  );
}

function Coming({ problem }: { problem: unknown }) {
  const t = useText();
  return problem ? null : <RowsSkeleton label={t('app.loading')} rows={2} />;
}

function Devices() {
  const t = useText();
  const [devices, problem] = useUnit([$devices, $accountProblem]);
  return (
    <Section title={t('profile.devices')} description={t('profile.devices.intro')}>
      {devices ? <DeviceList devices={devices} /> : <Coming problem={problem} />}
    </Section>
  );
}
