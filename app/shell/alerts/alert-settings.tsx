import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import {
  $alertSettings,
  $alertSettingsOpen,
  alertSettingsClosed,
  alertsChosen,
  soundTried,
} from '#core/alerts';
import { notificationLeaveFx } from '#core/ports';
import { useText } from '#i18n';
import { type AlertKind, type AlertSettings, alertKinds, alertVolumes } from '#schemas';
import { Button, Dialog, IconButton, Notice, Segments, Stack, Switch } from '#ui';
import * as css from './alert-settings.css.ts';
import { $leave } from './leave-model.ts';

/** What this person wants to hear, and to be shown while they look elsewhere. */
export function AlertSettingsDialog() {
  const t = useText();
  const [open, close] = useUnit([$alertSettingsOpen, alertSettingsClosed]);
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('alerts.title')}
      description={t('alerts.body')}
      closeLabel={t('action.close')}
    >
      <Stack gap={5}>
        <Volume />
        {alertKinds.map((kind) => (
          <KindSettings key={kind} kind={kind} />
        ))}
        <Leave />
      </Stack>
    </Dialog>
  );
}

function Volume() {
  const t = useText();
  const [settings, choose] = useUnit([$alertSettings, alertsChosen]);
  const options = alertVolumes.map((value) => {
    const word = t(`alerts.volume.${value}`);
    return { value, label: word, short: word };
  });
  return (
    <Segments
      label={t('alerts.volume')}
      value={settings.volume}
      onChange={(volume) => choose({ ...settings, volume })}
      options={options}
    />
  );
}

function KindSettings({ kind }: { kind: AlertKind }) {
  const t = useText();
  const [settings, choose, hear] = useUnit([$alertSettings, alertsChosen, soundTried]);
  const name = t(`alerts.kind.${kind}`);
  return (
    <fieldset className={css.kind}>
      <legend className={css.legend}>{name}</legend>
      <IconButton
        icon="sound"
        label={t('alerts.try', { kind: name })}
        className={css.listen}
        onClick={() => hear(kind)}
      />
      {(['sound', 'notification'] as const).map((way) => (
        <Switch
          key={way}
          label={t(`alerts.${way}`)}
          checked={settings[way][kind]}
          onChange={(event) => choose(withChoice(settings, way, kind, event.target.checked))}
        />
      ))}
    </fieldset>
  );
}

/** Whether the browser lets notifications through, and the way to allow them. */
function Leave() {
  const t = useText();
  const [leave, ask] = useUnit([$leave, notificationLeaveFx]);
  useEffect(() => {
    void ask({ ask: false });
  }, [ask]);
  if (leave === 'granted') return null;
  return (
    <Notice
      tone="info"
      action={
        leave === 'default' && (
          <Button onClick={() => ask({ ask: true })}>{t('alerts.leave.ask')}</Button>
        )
      }
    >
      {t(`alerts.leave.${leave}`)}
    </Notice>
  );
}

function withChoice(
  settings: AlertSettings,
  way: 'sound' | 'notification',
  kind: AlertKind,
  chosen: boolean,
): AlertSettings {
  return { ...settings, [way]: { ...settings[way], [kind]: chosen } };
}
