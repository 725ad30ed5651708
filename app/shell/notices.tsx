import { useUnit } from 'effector-react';
import { $notices, type Notice, noticeDismissed, noticesHeld } from '#core';
import { type Translate, useText } from '#i18n';
import { NoticeStack, type Tone } from '#ui';

const tones = {
  error: 'critical',
  warning: 'warning',
  info: 'info',
  success: 'positive',
} as const satisfies Record<Notice['type'], Tone>;

/** What the app tells the person, above every page. */
export function Notices() {
  const t = useText();
  const [notices, dismiss, hold] = useUnit([$notices, noticeDismissed, noticesHeld]);
  return (
    <NoticeStack
      label={t('alert.region')}
      notices={notices.map(({ id, type, key, values }) => ({
        id,
        tone: tones[type],
        text: textOf(t, type, key, values),
      }))}
      onDismiss={dismiss}
      onHold={hold}
      dismissLabel={t('action.dismiss')}
    />
  );
}

/** A message that has no text of its own is said in general (specification 1, section 8). */
function textOf(t: Translate, type: Notice['type'], key: string, values: Notice['values']): string {
  const text = t(key, values);
  return text === key ? t(type === 'success' ? 'alert.success' : 'alert.error') : text;
}
