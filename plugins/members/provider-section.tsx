import { useUnit } from 'effector-react';
import { $minute } from '#core';
import { useConfig, useFormat, useLanguage, useText } from '#i18n';
import { Button, List, ListRow, NotLoaded, RowsSkeleton, Section } from '#ui';
import { accountOpened } from './account-model.ts';
import * as css from './members.css.ts';
import {
  $providerChanging,
  $providers,
  $providersProblem,
  type Provider,
  providerAllowed,
} from './providers-model.ts';

/** The identity providers that the person has used; nothing without any and without one of the deployment. */
export function ProviderSection() {
  const t = useText();
  const { signIn } = useConfig().deployment;
  const [providers, problem, again] = useUnit([$providers, $providersProblem, accountOpened]);
  if (!signIn && !providers?.length) return null;
  return (
    <Section title={t('profile.providers')} description={t('profile.providers.intro')}>
      {providers && <Known providers={providers} name={signIn?.oidc.name ?? ''} />}
      {!providers && problem && (
        <NotLoaded retryLabel={t('action.retry')} onRetry={() => again()}>
          {t('profile.error.load')}
        </NotLoaded>
      )}
      {!providers && !problem && <RowsSkeleton label={t('app.loading')} rows={1} />}
    </Section>
  );
}

function Known({ providers, name }: { providers: readonly Provider[]; name: string }) {
  const t = useText();
  if (providers.length === 0)
    return <p className={css.muted}>{t('profile.providers.none', { provider: name })}</p>;
  return (
    <List aria-label={t('profile.providers')}>
      {providers.map((provider) => (
        <ProviderRow key={provider.issuer} provider={provider} />
      ))}
    </List>
  );
}

function ProviderRow({ provider }: { provider: Provider }) {
  const t = useText();
  const format = useFormat();
  const now = useUnit($minute);
  const { name, linked_at, used_at, allowed, is_only_way } = provider;
  const isNeeded = allowed && is_only_way;
  return (
    <ListRow
      title={<bdi className={css.words}>{name}</bdi>}
      detail={
        <span className={css.detail}>
          <span>{t('profile.provider.since', { when: format.dateTime(linked_at) })}</span>
          <span>
            {t('profile.provider.used', { when: format.ago(Math.min(used_at, now), now) })}
          </span>
          {!allowed && <span>{t('profile.provider.off')}</span>}
          {isNeeded && <span>{t('profile.provider.only')}</span>}
        </span>
      }
      trailing={!isNeeded && <Change {...provider} />}
    />
  );
}

function Change({ issuer, name, allowed }: Provider) {
  const t = useText();
  const { code: language } = useLanguage();
  const [change, busy] = useUnit([providerAllowed, $providerChanging]);
  const act = allowed ? 'profile.provider.end' : 'profile.provider.allow';
  return (
    <Button
      variant="quiet"
      busy={busy === issuer}
      aria-label={t(`${act}.of`, { name })}
      onClick={() => change({ issuer, allowed: !allowed, language })}
    >
      {t(act)}
    </Button>
  );
}
