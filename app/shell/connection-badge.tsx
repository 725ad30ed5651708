import { useUnit } from 'effector-react';
import { $banner } from '#core';
import { useText } from '#i18n';
import { Badge, VisuallyHidden } from '#ui';
import * as css from './bar.css.ts';

const tones = {
  lost: 'warning',
  crowded: 'warning',
  unreachable: 'critical',
  offline: 'critical',
} as const;

/** Whether what is on screen is live: always said aloud when it changes, and shown only while it is not. */
export function ConnectionBadge() {
  const t = useText();
  const banner = useUnit($banner);
  const words = t(`connection.${banner}`);
  const isWell = banner === 'live' || banner === 'connecting';
  return (
    <span role="status" className={isWell ? undefined : css.wrong}>
      {isWell ? (
        <VisuallyHidden>{words}</VisuallyHidden>
      ) : (
        <Badge tone={tones[banner]} dot>
          {words}
        </Badge>
      )}
    </span>
  );
}
