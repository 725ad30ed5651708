import { useUnit } from 'effector-react';
import { $minute } from '#core';
import { useFormat, useText } from '#i18n';
import type { Passkey, UnixTime } from '#schemas';
import { Button, ChangingList, ListRow, NotLoaded, RowsSkeleton, Section, Stack } from '#ui';
import { accountOpened } from './account-model.ts';
import * as css from './members.css.ts';
import { PasskeyDialog } from './passkey-dialog.tsx';
import {
  $passkeyOpen,
  $passkeyRemoving,
  $passkeys,
  $passkeysHere,
  $passkeysProblem,
  passkeyAsked,
  passkeyRemoved,
} from './passkeys-model.ts';
import type { PasskeysHere } from './ports.ts';

/** The person's passkeys. */
export function PasskeySection() {
  const t = useText();
  const [passkeys, here, problem] = useUnit([$passkeys, $passkeysHere, $passkeysProblem]);
  const [isOpen, again] = useUnit([$passkeyOpen, accountOpened]);
  const isKnown = passkeys !== null && here !== null;
  return (
    <Section title={t('profile.passkeys')} description={t('profile.passkeys.intro')}>
      {isKnown && <Known passkeys={passkeys} here={here} />}
      {!isKnown && problem && (
        <NotLoaded retryLabel={t('action.retry')} onRetry={() => again()}>
          {t('profile.error.load')}
        </NotLoaded>
      )}
      {!isKnown && !problem && <RowsSkeleton label={t('app.loading')} rows={1} />}
      {isOpen && <PasskeyDialog />}
    </Section>
  );
}

type KnownProps = { passkeys: readonly Passkey[]; here: PasskeysHere };

function Known({ passkeys, here }: KnownProps) {
  const t = useText();
  const ask = useUnit(passkeyAsked);
  return (
    <Stack>
      {passkeys.length > 0 ? (
        <ChangingList aria-label={t('profile.passkeys')}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.passkey_id} passkey={passkey} host={here.host} />
          ))}
        </ChangingList>
      ) : (
        <p className={css.muted}>{t('profile.passkeys.none')}</p>
      )}
      {here.known ? (
        <div>
          <Button onClick={() => ask()}>{t('profile.passkey.add')}</Button>
        </div>
      ) : (
        <p className={css.muted}>{t('passkey.unsupported')}</p>
      )}
    </Stack>
  );
}

function PasskeyRow({ passkey, host }: { passkey: Passkey; host: string }) {
  const t = useText();
  const format = useFormat();
  const [remove, busy] = useUnit([passkeyRemoved, $passkeyRemoving]);
  const { passkey_id, name, created_at, used_at } = passkey;
  return (
    <ListRow
      title={<bdi className={css.words}>{name}</bdi>}
      detail={
        <span className={css.detail}>
          {passkey.host !== host && <bdi className={css.words}>{passkey.host}</bdi>}
          <span>{t('profile.passkey.since', { when: format.dateTime(created_at) })}</span>
          <Used at={used_at} />
        </span>
      }
      trailing={
        <Button
          variant="quiet"
          busy={busy === passkey_id}
          aria-label={t('profile.passkey.remove.of', { name })}
          onClick={() => remove(passkey_id)}
        >
          {t('profile.passkey.remove')}
        </Button>
      }
    />
  );
}

function Used({ at }: { at: UnixTime | null }) {
  const t = useText();
  const format = useFormat();
  const now = useUnit($minute);
  if (at === null) return <span>{t('profile.passkey.unused')}</span>;
  return <span>{t('profile.passkey.used', { when: format.ago(Math.min(at, now), now) })}</span>;
}
