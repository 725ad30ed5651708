import { useStoreMap, useUnit } from 'effector-react';
import { $banner, $cutOff, $minute } from '#core';
import { useFormat, useText } from '#i18n';
import { Badge, VisuallyHidden } from '#ui';
import * as css from './bar.css.ts';

/** Seconds from which a clock time alone could be that of another day. */
const halfDay = 12 * 3600;

/** Whether the screen is live: announced to screen readers on change, shown only while it is not, with the age of the data. */
export function ConnectionBadge() {
  const t = useText();
  const { time, dateTime } = useFormat();
  const [banner, cutOff] = useUnit([$banner, $cutOff]);
  // Before the first answer there is no data whose age could be shown.
  const why = cutOff?.heardAt === null ? 'lost' : banner;
  const at = cutOff?.heardAt ?? 0;
  const isOld = useStoreMap({
    store: $minute,
    keys: [at],
    fn: (now, [heardAt]) => now - heardAt >= halfDay,
  });
  const words = t(`connection.${why}`, { time: isOld ? dateTime(at) : time(at) });
  const isWell = banner === 'live' || banner === 'connecting';
  return (
    <span role="status" className={isWell ? undefined : css.wrong}>
      {isWell ? (
        <VisuallyHidden>{words}</VisuallyHidden>
      ) : (
        <Badge tone={cutOff ? 'critical' : 'warning'} dot>
          {words}
        </Badge>
      )}
    </span>
  );
}
