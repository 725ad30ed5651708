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
  /** Called for Escape, the close button and a click beside it; the owner then sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  /** Set for content without controls, which then takes the focus, so that keys scroll it. */
  reading?: boolean;
  /** Set where the address says whether it is open: the browser's Back then closes it without our help. */
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
  // Remembered here, since `raise` may show a dialog twice and the browser then knows only the focus before the second time.
  useLayoutEffect(() => {
    if (!open) return;
    const [dialog, opener] = [ref.current, document.activeElement];
    return () => {
      dialog?.close();
      if (opener instanceof HTMLElement) focusTargetOf(opener).focus();
    };
  }, [open]);
  // A dialog that is removed from the page does not give the focus back, so it is closed before.
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
        // React's event of a dialog inside this one bubbles here, too.
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

/** Shows the dialog on top of all others. Open dialogs inside it are shown again, so that they stay above it. */
function raise(dialog: HTMLDialogElement | null): void {
  dialog?.showModal();
  if (dialog) begin(dialog);
  for (const inner of dialog?.querySelectorAll('dialog') ?? []) {
    if (!inner.open) continue;
    inner.close();
    inner.showModal();
  }
}

/** Where the focus returns to: the opener, or, if that was in a popover that has closed since, the popover's button. */
function focusTargetOf(opener: HTMLElement): HTMLElement {
  const panel = opener.checkVisibility() ? null : opener.closest('[popover]');
  return document.querySelector<HTMLElement>(`[popovertarget="${panel?.id}"]`) ?? opener;
}

/** Moves the focus where a person begins: to the first control, and among radios to the chosen one. Browsers may begin at what scrolls or is read-only. */
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

/** Whether the event's target is the dialog itself, not something inside it. */
const isOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;

/** A click on the scrim lands on the dialog itself, outside its box. */
function isBackdrop(event: MouseEvent<HTMLDialogElement>): boolean {
  const { clientX: x, clientY: y } = event;
  const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
  return isOwn(event) && (x < left || x > right || y < top || y > bottom);
}
