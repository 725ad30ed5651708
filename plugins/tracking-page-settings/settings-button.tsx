import { useUnit } from 'effector-react';
import { alertSettingsOpened } from '#core/alerts';
import { useText } from '#i18n';
import { IconButton } from '#ui';

export function SettingsButton() {
  const t = useText();
  const open = useUnit(alertSettingsOpened);
  return (
    <IconButton icon="sound" variant="secondary" label={t('nav.alerts')} onClick={() => open()} />
  );
}
