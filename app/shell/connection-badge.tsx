import { useUnit } from 'effector-react';
import { $banner } from '#core';
import { useText } from '#i18n';
import { Badge, type BadgeTone } from '#ui';

const tones = {
  live: 'positive',
  connecting: 'neutral',
  lost: 'warning',
  offline: 'critical',
} as const satisfies Record<string, BadgeTone>;

/** Whether what is on screen is live; said aloud when it changes. */
export function ConnectionBadge() {
  const t = useText();
  const banner = useUnit($banner);
  return (
    <span role="status">
      <Badge tone={tones[banner]} dot>
        {t(`connection.${banner}`)}
      </Badge>
    </span>
  );
}
