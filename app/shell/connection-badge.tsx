import { useUnit } from 'effector-react';
import { $banner } from '#core';
import { useText } from '#i18n';
import { Badge, type BadgeTone } from '#ui';
import * as css from './shell.css.ts';

const tones = {
  live: 'positive',
  connecting: 'neutral',
  lost: 'warning',
  crowded: 'warning',
  unreachable: 'critical',
  offline: 'critical',
} as const satisfies Record<string, BadgeTone>;

/** Whether what is on screen is live; said aloud when it changes. On a phone, only what is wrong is spelled out. */
export function ConnectionBadge() {
  const t = useText();
  const banner = useUnit($banner);
  const wrong = banner !== 'live' && banner !== 'connecting';
  return (
    <span role="status" className={wrong ? css.wrong : undefined}>
      <Badge tone={tones[banner]} dot>
        <span className={wrong ? undefined : css.usual}>{t(`connection.${banner}`)}</span>
      </Badge>
    </span>
  );
}
