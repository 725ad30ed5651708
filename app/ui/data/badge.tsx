import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import * as css from './badge.css.ts';

export type BadgeTone = keyof typeof css.tone;

interface BadgeProps {
  tone?: BadgeTone | undefined;
  /** Marks something that is still going on. */
  dot?: boolean;
  icon?: IconName | undefined;
  children: ReactNode;
}

/** One short word about a state. The tone supports the word and never replaces it. */
export function Badge({ tone = 'neutral', dot = false, icon, children }: BadgeProps) {
  return (
    <span className={cx(css.badge, css.tone[tone])}>
      {dot && <span className={css.dot} />}
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
