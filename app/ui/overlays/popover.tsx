import {
  type ComponentProps,
  type FocusEvent,
  type ReactNode,
  type RefObject,
  type ToggleEvent,
  useId,
  useLayoutEffect,
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

/** A small panel under its button: an account, a choice of language. Escape, Back, a click elsewhere and moving the focus out close it. */
export function Popover({ label, icon, iconOnly = false, children, ...button }: PopoverProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const ref = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useBack(open, () => ref.current?.hidePopover());
  const common = { ...button, ref: opener, popoverTarget: id };
  usePlaceBeside(opener, ref, open);
  const toggle = ({ newState }: ToggleEvent) => setOpen(newState === 'open');
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
      <div
        ref={ref}
        id={id}
        popover="auto"
        className={css.panel}
        style={{ opacity: open ? 1 : undefined }}
        {...{ onToggle: toggle, onBlur: leave }}
      >
        {children}
      </div>
    </>
  );
}

/** Keeps the panel at its button: what it shows may come late, and the button moves with what grows around it. */
function usePlaceBeside(opener: Place, ref: Place, open: boolean): void {
  useLayoutEffect(() => {
    const [button, panel] = [opener.current, ref.current];
    if (!open || !button || !panel) return;
    const put = () => putBeside(button, panel);
    // Tells each size at once, and before anything is painted.
    const sizes = new ResizeObserver(put);
    for (let each: Element | null = panel; each; each = each.parentElement) sizes.observe(each);
    addEventListener('resize', put);
    return () => {
      sizes.disconnect();
      removeEventListener('resize', put);
    };
  }, [opener, ref, open]);
}

type Place = RefObject<HTMLElement | null>;

/**
 * Places the panel under the button, or above it where there is no room below, and never out of the window. It begins where the
 * button does, or ends where the button does if it would leave the window. Closes it when the button is no longer shown, as in a
 * narrow window.
 */
function putBeside(button: HTMLElement, panel: HTMLElement): void {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  if (!right) panel.hidePopover();
  const atEnd = right - panel.offsetWidth;
  const fitsBelow = bottom + panel.offsetHeight + gap < innerHeight;
  const fromLeft = document.dir === 'rtl' ? atEnd < 0 : left + right - atEnd < innerWidth;
  const above = Math.max(gap, top - gap - panel.offsetHeight);
  panel.style.top = `${fitsBelow ? bottom + gap : above}px`;
  panel.style.left = `${fromLeft ? left : atEnd}px`;
}

const gap = 4;
