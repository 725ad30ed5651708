import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { Icon, type IconName } from '../icons/icon.tsx';
import * as css from './menu.css.ts';

/** Rows under each other, each of which does something or leads somewhere; a hairline parts it from the one above. */
export function Menu({ children }: { children: ReactNode }) {
  return <div className={css.menu}>{children}</div>;
}

interface MenuButtonProps extends ComponentProps<'button'> {
  icon: IconName;
  /** Its work is going on: it keeps the focus and takes no second click. */
  busy?: boolean;
}

export function MenuButton({ icon, busy = false, className, ...rest }: MenuButtonProps) {
  const { children, onClick, ...button } = rest;
  return (
    <button
      {...button}
      type="button"
      className={cx(css.row, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <Spinner /> : <Icon name={icon} className={css.icon} />}
      {children}
    </button>
  );
}

export function MenuLink({
  icon,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & { icon: IconName }) {
  return (
    <a {...rest} className={cx(css.row, className)}>
      <Icon name={icon} className={css.icon} />
      {children}
    </a>
  );
}
