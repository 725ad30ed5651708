import { useUnit } from 'effector-react';
import { useText } from '#i18n';
import type { Device } from '#schemas';
import { Badge, Button, ChangingList, ListRow } from '#ui';
import { $signingOut, deviceSignedOut } from './account-model.ts';
import * as css from './members.css.ts';
import { Seen } from './seen.tsx';

/** The devices on which the person is signed in, with a button to sign each out; this one is signed out in the menu. */
export function DeviceList({ devices }: { devices: readonly Device[] }) {
  const t = useText();
  return (
    <ChangingList aria-label={t('profile.devices')}>
      {devices.map((device) => (
        <DeviceRow key={device.session_id} device={device} />
      ))}
    </ChangingList>
  );
}

function DeviceRow({
  device: { session_id, browser, system, seen_at, is_this, by_pin },
}: {
  device: Device;
}) {
  const t = useText();
  const [signOut, busy] = useUnit([deviceSignedOut, $signingOut]);
  const name = [browser, system].filter(Boolean).join(' · ') || t('profile.device.unknown');
  return (
    <ListRow
      title={
        <span className={css.words}>
          <bdi>{name}</bdi> {is_this && <Badge tone="positive">{t('profile.device.this')}</Badge>}{' '}
          {by_pin && <Badge>{t('profile.device.by-pin')}</Badge>}
        </span>
      }
      detail={<Seen at={seen_at} />}
      trailing={
        is_this ? null : (
          <Button
            variant="quiet"
            busy={busy === session_id}
            aria-label={t('profile.device.sign-out.of', { device: name })}
            onClick={() => signOut(session_id)}
          >
            {t('profile.device.sign-out')}
          </Button>
        )
      }
    />
  );
}
