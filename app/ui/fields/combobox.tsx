import { type ComponentProps, type ComponentType, Suspense, useId, useRef, useState } from 'react';
import { RowsSkeleton } from '../data/rows-skeleton.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import * as css from './combobox.css.ts';
import * as fieldCss from './field.css.ts';
import { type ControlProps, Field } from './field.tsx';
import type { ComboboxProps, ListState, SuggestionsProps, Wires } from './suggestion.ts';

type FrameProps<Item> = ComboboxProps<Item> & { Suggestions: ComponentType<SuggestionsProps> };

/**
 * A text with suggestions that may arrive late. Typing is never replaced: a suggestion is taken by Enter, click or tap.
 * The list may come after the input, which stays the same one, with its focus and what was typed.
 */
export function ComboboxFrame<Item>(props: FrameProps<Item>) {
  const { label, hint, error, aside, loading = false, leading, trailing, Suggestions } = props;
  const made = useId();
  const id = props.id ?? made;
  const input = useRef<HTMLInputElement>(null);
  const wires = useRef<Wires>(null);
  const [list, setList] = useState<ListState>({ shown: false, covers: false });
  // Kept here, since the list is away at times: before its code is there, and while code for its lines is on its way.
  const [isOpen, open] = useState(false);
  const handlers = handlersOf(props, list, wires, open);
  return (
    <Field {...{ label, hint, error, aside, id }}>
      {(control) => (
        <div className={props.resting || error ? css.spread : css.anchor}>
          <div className={fieldCss.box}>
            {leading && <span className={fieldCss.leading}>{leading}</span>}
            <input {...inputProps(props, control, list)} {...handlers} ref={input} />
            {loading && (
              <span className={css.busy}>
                <Spinner />
              </span>
            )}
            {trailing && <span className={fieldCss.trailing}>{trailing}</span>}
          </div>
          <div className={css.hang}>
            {props.resting?.head}
            <Suspense fallback={<AwaitedLines from={props} />}>
              <Suggestions
                {...{ id, isOpen, open, input, wires }}
                from={props}
                onChange={setList}
              />
            </Suspense>
          </div>
        </div>
      )}
    </Field>
  );
}

/** Lines that are known already, while the code that draws them is on its way. */
function AwaitedLines<Item>({ from }: { from: ComboboxProps<Item> }) {
  const rows = from.resting?.items.length ?? 0;
  return rows > 0 && <RowsSkeleton label={from.loadingText} rows={rows} look="lines" />;
}

function inputProps<Item>(
  { placeholder, maxLength, value, form }: ComboboxProps<Item>,
  control: ControlProps,
  { shown, marked }: ListState,
): ComponentProps<'input'> {
  return {
    ...control,
    ...{ placeholder, maxLength, value, form },
    role: 'combobox',
    autoComplete: 'off',
    // What is written decides from where it is read, and so which end of a long text is cut.
    dir: 'auto',
    className: fieldCss.control,
    'aria-autocomplete': 'list',
    'aria-controls': `${control.id}-menu`,
    'aria-labelledby': `${control.id}-label`,
    'aria-activedescendant': marked,
    'aria-expanded': shown,
  };
}

/** What happens in the input: for its owner first, then for the list. */
function handlersOf<Item>(
  props: ComboboxProps<Item>,
  { covers, marked }: ListState,
  wires: { readonly current: Wires | null },
  open: (isOpen: boolean) => void,
): ComponentProps<'input'> {
  return {
    onChange: (event) => {
      open(true);
      props.onType(event.currentTarget.value);
      wires.current?.onChange?.(event);
    },
    onClick: (event) => {
      open(true);
      wires.current?.onClick?.(event);
    },
    onBlur: (event) => {
      props.onBlur?.(event);
      // The list knows which press of a pointer is on itself.
      if (wires.current) wires.current.onBlur?.(event);
      else open(false);
    },
    onPaste: (event) => {
      if (props.onPasteText?.(event.clipboardData.getData('text'))) event.preventDefault();
    },
    onKeyDown: (event) => {
      const isEnter = event.key === 'Enter';
      const act = wires.current?.act;
      if (isEnter && (event.ctrlKey || event.metaKey) && act) {
        event.preventDefault();
        return act();
      }
      // Escape closes the suggestions first, and only then the dialog around them.
      if (event.key === 'Escape' && covers) event.preventDefault();
      else if (event.key === 'Escape') props.onEscape?.();
      // Enter that takes no suggestion sends the form, as in every other field.
      const sends = isEnter && marked === undefined;
      // What it could take is still to come.
      if (sends && props.stale) event.preventDefault();
      if (!sends) wires.current?.onKeyDown?.(event);
    },
  };
}
