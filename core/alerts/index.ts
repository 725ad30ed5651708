export { defaultAlerts } from './alerts.ts';
export { statusesChanged } from './changes.ts';
export {
  $alertSettings,
  $alertSettingsOpen,
  $alertsKept,
  alerted,
  alertSettingsClosed,
  alertSettingsOpened,
  alertsChosen,
  alertsStarted,
  soundTried,
} from './model.ts';
