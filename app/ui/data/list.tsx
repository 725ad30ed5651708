import { type ComponentProps, type MouseEvent, type ReactNode, useContext } from 'react';
import { cx } from '../cx.ts';
import * as css from './list.css.ts';
import { RowPlace } from './row-place.ts';
import { useAnimation } from './use-animation.ts';

interface ListProps extends ComponentProps<'ul'> {
  /** Rows that come, go or move do so visibly. For short lists only: each row is measured. */
  animated?: boolean;
}

/** Rows of the same kind. */
export function List({ animated = false, className, ...rest }: ListProps) {
  const ref = useAnimation<HTMLUListElement>(animated);
  return <ul ref={ref} {...rest} className={cx(css.list, className)} />;
}

interface ListRowProps extends Omit<ComponentProps<'li'>, 'title' | 'onSelect'> {
  title: ReactNode;
  detail?: ReactNode;
  leading?: ReactNode;
  /** Badges, an amount, buttons. */
  trailing?: ReactNode;
  /** Goes somewhere; the whole row is the link. */
  href?: string | undefined;
  /** Does something; the whole row is the button. Beside `href` it goes there without loading a page, except into a new tab or window. */
  onSelect?: () => void;
  selected?: boolean;
}

/**
 * One row: what it is, a line about it, and what stands at its ends. The `li` is bare, because a long list measures it
 * without padding and border.
 */
export function ListRow({
  title,
  detail,
  leading,
  trailing,
  href,
  onSelect,
  selected = false,
  className,
  ...rest
}: ListRowProps) {
  const classes = cx(
    css.row,
    (href !== undefined || onSelect !== undefined) && css.interactive,
    selected && css.selected,
    className,
  );
  return (
    <li {...rest} {...useContext(RowPlace)}>
      <div className={classes}>
        {leading && <span className={css.side}>{leading}</span>}
        <span className={css.words}>
          <RowTitle {...{ href, onSelect, selected }}>{title}</RowTitle>
          {detail && <span className={css.detail}>{detail}</span>}
        </span>
        {trailing && <span className={css.trailing}>{trailing}</span>}
      </div>
    </li>
  );
}

interface RowTitleProps {
  href: string | undefined;
  onSelect: ListRowProps['onSelect'] | undefined;
  selected: boolean;
  children: ReactNode;
}

function RowTitle({ href, onSelect, selected, children }: RowTitleProps) {
  const className = cx(css.title, css.stretched);
  const goHere = (event: MouseEvent) => {
    if (onSelect === undefined || isForElsewhere(event)) return;
    event.preventDefault();
    onSelect();
  };
  if (href !== undefined)
    return (
      <a href={href} className={className} onClick={goHere} aria-current={selected || undefined}>
        {children}
      </a>
    );
  if (onSelect)
    return (
      <button type="button" className={className} onClick={onSelect} aria-pressed={selected}>
        {children}
      </button>
    );
  return <span className={css.title}>{children}</span>;
}

/** Whether a click asks the browser for a new tab or window, or to download. */
function isForElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
