import type { ReactNode } from 'react';
import * as css from './map-view.css.ts';
import type { MapMarker, MapTexts } from './types.ts';

type Props = {
  readonly markers: readonly MapMarker[];
  /** What is said of them instead of where they are in degrees, as list items. */
  readonly words?: ReactNode;
  readonly texts: MapTexts;
  readonly locale: string;
  /** For screen readers only. */
  readonly isHidden: boolean;
};

/** The markers in words: what the map says to those who do not see it. */
export function MarkerList({ words, texts, isHidden, ...places }: Props) {
  return (
    <ul className={isHidden ? css.hidden : css.list} aria-label={texts.markers}>
      {words ?? <Places {...places} />}
    </ul>
  );
}

function Places({ markers, locale }: Pick<Props, 'markers' | 'locale'>) {
  const degrees = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
  return markers.map(({ id, label, position }) => (
    <li key={id}>
      {label} <bdi>{degrees.format(position.latitude)}</bdi>{' '}
      <bdi>{degrees.format(position.longitude)}</bdi>
    </li>
  ));
}
