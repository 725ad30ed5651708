import { useUnit } from 'effector-react';
import { $banner, $connection } from '#core';
import { useFormat, useText } from '#i18n';
import { Badge, VisuallyHidden } from '#ui';
import * as css from './bar.css.ts';

/** Whether what is on screen is live: always said aloud when it changes, and shown only while it is not, with its age. */
export function ConnectionBadge() {
  const t = useText();
  const { time } = useFormat();
  const [banner, { heardAt }] = useUnit([$banner, $connection]);
  const isAlone = banner === 'offline' || banner === 'unreachable';
  // Before the first answer nothing is shown that could be old.
  const why = isAlone && heardAt === null ? 'lost' : banner;
  const words = t(`connection.${why}`, { time: time(heardAt ?? 0) });
  const isWell = banner === 'live' || banner === 'connecting';
  return (
    <span role="status" className={isWell ? undefined : css.wrong}>
      {isWell ? (
        <VisuallyHidden>{words}</VisuallyHidden>
      ) : (
        <Badge tone={isAlone ? 'critical' : 'warning'} dot>
          {words}
        </Badge>
      )}
    </span>
  );
}
