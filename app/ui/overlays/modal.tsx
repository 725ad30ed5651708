import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  use,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { IconButton } from '../actions/button.tsx';
import { Form } from '../fields/form.tsx';
import { useBack } from './back.ts';
import { BehindContext } from './behind.ts';
import * as css from './overlay.css.ts';
import { useOwnClicks } from './own-clicks.ts';

export interface ModalProps {
  open: boolean;
  /** Escape, the close button and a click beside it. The owner then sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  /** Its content is only read, so that the content itself takes the focus and scrolls by keys. */
  reading?: boolean;
  /** The address says whether it is open, so that the browser's Back closes it as it is. */
  addressed?: boolean;
  children?: ReactNode;
}

interface ShellProps extends ModalProps {
  className: string;
  foot?: ReactNode;
  onSubmit?: (() => void) | undefined;
  /** False while leaving would lose something: only its own buttons close it then. */
  dismissable?: boolean;
}

/**
 * The native modal dialog: focus stays inside, and returns to where it was.
 * The close button comes last, so that the first field or button gets the focus.
 */
export function Modal(props: ShellProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { open, onClose, description, closeLabel, dismissable = true } = props;
  // The browser would know only who had the focus when it was raised last, which may have been nobody.
  useLayoutEffect(() => {
    if (!open) return;
    const [dialog, opener] = [ref.current, document.activeElement];
    return () => {
      dialog?.close();
      if (opener instanceof HTMLElement) shown(opener).focus();
    };
  }, [open]);
  // One that only vanished from the page would not give the focus back, so it is closed before it does.
  const behind = use(BehindContext);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (open && !behind) raise(dialog);
    return () => dialog?.close();
  }, [open, behind]);
  const dismiss = () => dismissable && onClose();
  useBack(open && !props.addressed, dismiss);
  const ownClicks = useOwnClicks(open);
  return (
    <dialog
      ref={ref}
      className={props.className}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        // That of one inside is heard here, too.
        if (isOwn(event)) dismiss();
      }}
      onMouseDown={(event) => isBackdrop(event) && dismiss()}
      {...ownClicks}
    >
      {open && (
        <Submits onSubmit={props.onSubmit}>
          <Head id={id} title={props.title} description={description} />
          {props.children && (
            <div className={css.body} {...(props.reading && scrolledByKeys)}>
              {props.children}
            </div>
          )}
          {props.foot && <div className={css.foot}>{props.foot}</div>}
          {dismissable && (
            <IconButton icon="close" label={closeLabel} onClick={onClose} className={css.close} />
          )}
        </Submits>
      )}
    </dialog>
  );
}

/** The newest lies on top, and what was opened out of it on top of that. */
function raise(dialog: HTMLDialogElement | null): void {
  dialog?.showModal();
  if (dialog) begin(dialog);
  for (const inner of dialog?.querySelectorAll('dialog') ?? []) {
    if (!inner.open) continue;
    inner.close();
    inner.showModal();
  }
}

/** What was pressed in a panel that has closed meanwhile is led to from the panel's own button. */
function shown(opener: HTMLElement): HTMLElement {
  const panel = opener.checkVisibility() ? null : opener.closest('[popover]');
  return document.querySelector<HTMLElement>(`[popovertarget="${panel?.id}"]`) ?? opener;
}

/** A browser begins at whatever scrolls, at what cannot change, and at the first choice of several; a person at the first field, and at the choice that is made. */
function begin(dialog: HTMLDialogElement): void {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || !dialog.contains(at)) return;
  const isIdle = at.tabIndex < 0 || at.matches('[readonly]');
  const first = isIdle ? dialog.querySelector<HTMLElement>(controls) : at;
  const made = first instanceof HTMLInputElement && first.type === 'radio' ? choiceOf(first) : null;
  (made ?? first)?.focus();
}

const controls =
  ':is(input, select, textarea, button):enabled:not([readonly]), a[href], summary, [tabindex="0"]';

function choiceOf({ name }: HTMLInputElement): HTMLElement | null {
  const group = document.getElementsByName(name);
  return [...group].find((each) => each.matches(':checked')) ?? null;
}

const scrolledByKeys = { tabIndex: 0 };

function Head({
  id,
  title,
  description,
}: Pick<ModalProps, 'title' | 'description'> & { id: string }) {
  return (
    <div className={css.head}>
      <h2 id={`${id}-title`} className={css.title}>
        {title}
      </h2>
      {description && (
        <p id={`${id}-description`} className={css.description}>
          {description}
        </p>
      )}
    </div>
  );
}

function Submits({
  onSubmit,
  children,
}: {
  onSubmit?: (() => void) | undefined;
  children: ReactNode;
}) {
  if (!onSubmit) return children;
  return (
    <Form className={css.form} onSubmit={() => onSubmit()}>
      {children}
    </Form>
  );
}

/** Whether it happened to the dialog itself, not to a part of it. */
const isOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;

/** A click on the scrim lands on the dialog itself, outside its box. */
function isBackdrop(event: MouseEvent<HTMLDialogElement>): boolean {
  const { clientX: x, clientY: y } = event;
  const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
  return isOwn(event) && (x < left || x > right || y < top || y > bottom);
}
