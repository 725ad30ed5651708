import { useEffect, useRef, useState } from 'react';
import { useText } from '#i18n';
import * as css from './map-grip.css.ts';
import { followPull } from './pull.ts';

/**
 * The handle between a phone's map and the sheet over it: a press, or a pull on the sheet, makes the map larger. The stylesheet
 * sizes the map; this only moves it during a pull.
 */
export function MapGrip() {
  const label = useText()('order.map.larger');
  const grip = useRef<HTMLButtonElement>(null);
  const [isLarge, setLarge] = useState(false);
  useEffect(() => (grip.current ? followPull(grip.current, setLarge) : undefined), []);
  return (
    <button
      ref={grip}
      type="button"
      className={css.grip}
      aria-label={label}
      aria-expanded={isLarge}
      onClick={() => setLarge(!isLarge)}
    />
  );
}
