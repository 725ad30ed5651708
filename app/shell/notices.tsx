import { useUnit } from 'effector-react';
import { $notices, type Notice, noticeDismissed, noticesHeld } from '#core';
import { reasonText, type Translate, useText } from '#i18n';
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
      notices={notices.map((notice) => ({
        id: notice.id,
        tone: tones[notice.type],
        text: textOf(t, notice),
      }))}
      onDismiss={dismiss}
      onHold={hold}
      dismissLabel={t('action.dismiss')}
    />
  );
}

/** A message that has no text of its own is said in general (specification 1, section 8). */
function textOf(t: Translate, { type, key, values, reason }: Notice): string {
  const message = reasonText(t, { message: String(values.message ?? ''), ...reason });
  const text = t(key, { ...values, message });
  return text === key ? t(type === 'success' ? 'alert.success' : 'alert.error') : text;
}
