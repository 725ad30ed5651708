import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import * as css from './placeholder.css.ts';

interface SkeletonProps {
  /** Says to a screen reader that it is loading. */
  label: string;
  /** Lines of text. */
  lines?: number;
  /** One block of this height instead, as a CSS length: a map, a picture. */
  height?: string;
}

/** The shape of what is on its way. */
export function Skeleton({ label, lines = 1, height }: SkeletonProps) {
  const bars = Array.from({ length: lines }, (_, index) => index);
  return (
    <div className={css.skeleton} role="status" aria-label={label} aria-busy>
      {height ? (
        <span className={css.block} style={{ blockSize: height }} />
      ) : (
        bars.map((index) => <span key={index} className={css.bar} />)
      )}
    </div>
  );
}

interface EmptyStateProps {
  icon: IconName;
  title: ReactNode;
  /** It is all there is on the page, so its title is the page's heading. */
  alone?: boolean;
  /** Why it is empty, and what fills it. */
  children?: ReactNode;
  action?: ReactNode;
}

/** Nothing is here yet, which is not an error. */
export function EmptyState({ icon, title, alone = false, children, action }: EmptyStateProps) {
  const Title = alone ? 'h1' : 'p';
  return (
    <div className={css.empty}>
      <span className={cx(css.emptyIcon, alone && css.emptyPicture)}>
        <Icon name={icon} />
      </span>
      <Title className={css.emptyTitle}>{title}</Title>
      {children && <p className={css.emptyText}>{children}</p>}
      {action && <div className={css.emptyAction}>{action}</div>}
    </div>
  );
}
