import type { ComponentProps, MouseEvent } from 'react';
import { cx } from '../cx.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { Icon, type IconName } from '../icons/icon.tsx';
import * as css from './button.css.ts';

export type ButtonVariant = keyof typeof css.variant;

interface Look {
  variant?: ButtonVariant;
  icon?: IconName | undefined;
  /** As wide as its container. */
  wide?: boolean;
  /** Aligns its text with the column of text around it; for a quiet button. */
  flush?: boolean;
}

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** While its own work goes on (or, `elsewhere`, another button's): it keeps the focus and ignores clicks. */
  busy?: boolean | 'elsewhere';
}

/** Does something. One primary a screen; `danger` for what cannot be undone. */
export function Button({
  variant = 'secondary',
  icon,
  wide = false,
  flush = false,
  busy = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={cx(
        css.button,
        css.variant[variant],
        wide && css.wide,
        flush && css.flush,
        className,
      )}
      aria-busy={busy === true || undefined}
      aria-disabled={busy ? true : undefined}
      onClick={busy ? swallow : onClick}
    >
      {busy === true ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

interface IconButtonProps extends Omit<ButtonProps, 'wide' | 'icon' | 'children'> {
  icon: IconName;
  /** Says what it does, to the screen reader and as a tooltip. */
  label: string;
}

/** A button that shows only an icon. */
export function IconButton({
  icon,
  label,
  variant = 'quiet',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Button
      {...rest}
      variant={variant}
      icon={icon}
      className={cx(css.iconOnly, className)}
      aria-label={label}
      title={label}
    />
  );
}

/** Goes somewhere, and looks like a button. */
export function ButtonLink({
  variant = 'secondary',
  icon,
  wide = false,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & Look) {
  return (
    <a {...rest} className={cx(css.button, css.variant[variant], wide && css.wide, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}

interface LinkProps extends ComponentProps<'a'> {
  /** Stands by itself and not in running text. */
  alone?: boolean;
  /** Underlined only under the pointer; for links that stand alone. */
  plain?: boolean;
}

/** Goes somewhere, in running text or alone. */
export function Link({ plain = false, alone = plain, className, children, ...rest }: LinkProps) {
  const look = cx(css.link, alone && css.aloneLink, plain && css.plainLink, className);
  return (
    <a {...rest} className={look}>
      {children}
    </a>
  );
}

function swallow(event: MouseEvent): void {
  event.preventDefault();
}
