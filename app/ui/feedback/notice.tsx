import type { ReactNode } from 'react';
import { IconButton } from '../actions/button.tsx';
import { cx } from '../cx.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import * as css from './notice.css.ts';

export type Tone = keyof typeof css.tone;

export const icons = {
  neutral: 'info',
  positive: 'check',
  warning: 'warning',
  critical: 'warning',
  info: 'info',
} as const satisfies Record<Tone, IconName>;

interface NoticeProps {
  tone?: Tone;
  title?: ReactNode;
  children: ReactNode;
  /** A link or a small button that mends it. */
  action?: ReactNode;
  /** Leave out what cannot be dismissed. */
  onDismiss?: (() => void) | undefined;
  dismissLabel?: string;
  className?: string | undefined;
}

/** A message in the flow of the page. For one that comes and goes, see `NoticeStack`. */
export function Notice({
  tone = 'info',
  title,
  children,
  action,
  onDismiss,
  dismissLabel = '',
  className,
}: NoticeProps) {
  return (
    <div className={cx(css.notice, css.tone[tone], className)}>
      <Icon name={icons[tone]} className={css.icon} />
      <div className={css.words}>
        <div className={css.text}>
          {title && <p className={css.title}>{title}</p>}
          <div>{children}</div>
        </div>
        {action && <div className={css.action}>{action}</div>}
      </div>
      {onDismiss && (
        <IconButton icon="close" label={dismissLabel} className={css.dismiss} onClick={onDismiss} />
      )}
    </div>
  );
}
