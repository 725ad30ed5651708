import { cx } from '../cx.ts';
import * as css from './icon.css.ts';
import { paths } from './paths.ts';

export type IconName = keyof typeof paths;

interface IconProps {
  name: IconName;
  /** Needed only when no text beside it says the same. */
  label?: string;
  className?: string;
}

/** Icons that point where reading goes, and mirror with it. */
const directional: ReadonlySet<IconName> = new Set(['back', 'logout', 'rider']);

/** A line icon as tall as 1.25 of the text beside it, in its colour. */
export function Icon({ name, label, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      className={cx(css.icon, directional.has(name) && css.directional, className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={paths[name]} />
    </svg>
  );
}
