import * as css from './map-view.css.ts';
import type { MapMarker, MapTexts } from './types.ts';

type Props = {
  readonly markers: readonly MapMarker[];
  readonly texts: MapTexts;
  readonly locale: string;
  /** For screen readers only. */
  readonly isHidden: boolean;
};

/** The markers in words: what the map says to those who do not see it. */
export function MarkerList({ markers, texts, locale, isHidden }: Props) {
  const degrees = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
  return (
    <ul className={isHidden ? css.hidden : css.list} aria-label={texts.markers}>
      {markers.map(({ id, label, position }) => (
        <li key={id}>
          {label} <bdi>{degrees.format(position.latitude)}</bdi>{' '}
          <bdi>{degrees.format(position.longitude)}</bdi>
        </li>
      ))}
    </ul>
  );
}
