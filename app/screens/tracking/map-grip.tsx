import { useEffect, useRef, useState } from 'react';
import { useText } from '#i18n';
import * as css from './map-grip.css.ts';
import { followPull } from './pull.ts';

/**
 * Where a phone's map meets the sheet over it: pressed, or pulled down with all of the sheet, it makes the map larger. That
 * it does is the stylesheet's to say, so that only what is pulled is moved from here.
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
