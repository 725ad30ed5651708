import { useUnit } from 'effector-react';
import { $minute } from '#core';
import { useFormat, useText } from '#i18n';
import type { UnixTime } from '#schemas';

/** When a person was last active. */
export function Seen({ at }: { at: UnixTime | null }) {
  const t = useText();
  const format = useFormat();
  const now = useUnit($minute);
  if (at === null) return <span>{t('people.seen.never')}</span>;
  return <span>{t('people.seen', { when: format.ago(Math.min(at, now), now) })}</span>;
}
