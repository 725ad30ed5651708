import { useUnit } from 'effector-react';
import { useText } from '#i18n';
import type { Pin } from '#schemas';
import { Badge, Button, ChangingList, ListRow, NotLoaded, RowsSkeleton, Section, Stack } from '#ui';
import { accountOpened } from './account-model.ts';
import * as css from './members.css.ts';
import { PinDialog } from './pin-dialog.tsx';
import { $pinOpen, $pinRemoving, $pins, $pinsProblem, pinAsked, pinRemoved } from './pins-model.ts';
import { Seen } from './seen.tsx';

/** The person's PINs on shared devices. */
export function PinSection() {
  const t = useText();
  const [pins, problem, isOpen] = useUnit([$pins, $pinsProblem, $pinOpen]);
  const [ask, again] = useUnit([pinAsked, accountOpened]);
  return (
    <Section title={t('profile.pin')} description={t('profile.pin.intro')}>
      {pins && (
        <Stack>
          {pins.length > 0 && (
            <ChangingList aria-label={t('profile.pin.list')}>
              {pins.map((pin) => (
                <PinRow key={pin.device_id} pin={pin} />
              ))}
            </ChangingList>
          )}
          <div>
            <Button onClick={() => ask()}>{t('profile.pin.set')}</Button>
          </div>
        </Stack>
      )}
      {!pins && problem && (
        <NotLoaded retryLabel={t('action.retry')} onRetry={() => again()}>
          {t('profile.error.load')}
        </NotLoaded>
      )}
      {!pins && !problem && <RowsSkeleton label={t('app.loading')} rows={1} />}
      {isOpen && <PinDialog />}
    </Section>
  );
}

function PinRow({ pin: { device_id, browser, system, used_at, is_this } }: { pin: Pin }) {
  const t = useText();
  const [remove, busy] = useUnit([pinRemoved, $pinRemoving]);
  const device = [browser, system].filter(Boolean).join(' · ') || t('profile.device.unknown');
  return (
    <ListRow
      title={
        <span className={css.words}>
          <bdi>{device}</bdi> {is_this && <Badge tone="positive">{t('profile.device.this')}</Badge>}
        </span>
      }
      detail={<Seen at={used_at} />}
      trailing={
        <Button
          variant="quiet"
          busy={busy === device_id}
          aria-label={t('profile.pin.remove.of', { device })}
          onClick={() => remove(device_id)}
        >
          {t('profile.pin.remove')}
        </Button>
      }
    />
  );
}
