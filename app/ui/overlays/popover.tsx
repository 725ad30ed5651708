import {
  type ComponentProps,
  type FocusEvent,
  type ReactNode,
  type ToggleEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { Button, IconButton } from '../actions/button.tsx';
import type { IconName } from '../icons/icon.tsx';
import { useBack } from './back.ts';
import * as css from './popover.css.ts';

interface PopoverProps
  extends Pick<ComponentProps<typeof Button>, 'variant' | 'className' | 'busy'> {
  /** What the button says. */
  label: string;
  icon?: IconName;
  /** Shows only the icon; the label is then its name. */
  iconOnly?: boolean;
  /** A link or button inside closes it with the native `popovertargetaction`, or by leaving the page. */
  children: ReactNode;
}

/** A small panel under its button: an account, a choice of language. Escape, Back, a click elsewhere and going on by keyboard close it. */
export function Popover({ label, icon, iconOnly = false, children, ...button }: PopoverProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  useBack(open, () => document.getElementById(id)?.hidePopover());
  const common = { ...button, ref: opener, popoverTarget: id };
  const place = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    setOpen(newState === 'open');
    if (newState === 'closed') currentTarget.style.opacity = '0';
    else if (opener.current) putBeside(opener.current, currentTarget);
  };
  const leave = ({ currentTarget, relatedTarget: next }: FocusEvent<HTMLDivElement>) => {
    if (next && next !== opener.current && !currentTarget.contains(next))
      currentTarget.hidePopover();
  };
  return (
    <>
      {iconOnly && icon ? (
        <IconButton {...common} icon={icon} label={label} />
      ) : (
        <Button {...common} icon={icon}>
          {label}
        </Button>
      )}
      <div id={id} popover="auto" className={css.panel} {...{ onToggle: place, onBlur: leave }}>
        {children}
      </div>
    </>
  );
}

/** Under the button or, without room there, above it; from where the button begins on, or where that leads out of the window from its end. */
function putBeside(button: HTMLElement, panel: HTMLElement): void {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const atEnd = right - panel.offsetWidth;
  const fitsBelow = bottom + panel.offsetHeight + gap < innerHeight;
  const fromLeft = document.dir === 'rtl' ? atEnd < 0 : left + right - atEnd < innerWidth;
  panel.style.top = `${fitsBelow ? bottom + gap : top - gap - panel.offsetHeight}px`;
  panel.style.left = `${fromLeft ? left : atEnd}px`;
  panel.style.opacity = '1';
}

const gap = 4;
