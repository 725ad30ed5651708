import { useFormat, useText } from '#i18n';
import type { PublicTracking } from '#schemas';
import * as css from './link-times.css.ts';

const finished: Readonly<Record<string, string>> = {
  delivered: 'public.receipt.delivered',
  returned: 'public.receipt.returned',
};

/** What happened when, of an order that was carried to its end. */
export function LinkTimes({ tracking: { times, stage } }: { tracking: PublicTracking }) {
  const t = useText();
  const format = useFormat();
  const end = finished[stage];
  if (!times || end === undefined) return null;
  const moments = [
    ['public.stage.placed', times.placed_at],
    ['public.times.collected', times.collected_at],
    [end, times.finished_at],
  ] as const;
  return (
    <dl className={css.times}>
      {moments.map(
        ([key, at]) =>
          at !== null && (
            <div key={key}>
              <dt>{t(key)}</dt>
              <dd>
                <bdi>{format.time(at)}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
