import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import * as css from './combobox.css.ts';
import * as fieldCss from './field.css.ts';
import { type ControlProps, Field, type FieldTexts } from './field.tsx';
import type { ListState, SuggestionsProps, Wires } from './suggestion.ts';

type InputProps = Pick<ComponentProps<'input'>, 'placeholder' | 'maxLength' | 'onBlur'>;

export interface ComboboxProps<Item> extends FieldTexts, InputProps {
  id?: string;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  itemText: (item: Item) => string;
  /** Defaults to the item's text. */
  renderItem?: (item: Item) => ReactNode;
  /** What stands in the input; the owner keeps it. */
  value: string;
  /** The person typed: time to look for suggestions. */
  onType: (text: string) => void;
  /** The person pasted a text; true when the owner has dealt with it. A link is longer than what the field holds. */
  onPasteText?: (text: string) => boolean;
  /** The person chose; the owner decides what then stands in the input. */
  onSelect: (item: Item) => void;
  loading?: boolean;
  /** The items are those of an earlier text, and others are to come: they are shown and cannot be taken. */
  stale?: boolean;
  loadingText: string;
  /** Shown when there is text, nothing is loading and nothing was found. */
  emptyText: string;
  /** Said to a screen reader when suggestions arrive. */
  countText?: (count: number) => string;
  leading?: ReactNode;
  trailing?: ReactNode;
}

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
  const [list, setList] = useState<ListState>({ shown: false });
  const [asked, setAsked] = useState(false);
  const handlers = handlersOf(props, list, wires, setAsked);
  return (
    <Field {...{ label, hint, error, aside, id }}>
      {(control) => (
        <div className={css.anchor}>
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
          <Suspense fallback={null}>
            <Suggestions
              {...{ id, asked, input, wires }}
              {...listProps(props)}
              onChange={setList}
            />
          </Suspense>
        </div>
      )}
    </Field>
  );
}

function inputProps<Item>(
  { placeholder, maxLength, value }: ComboboxProps<Item>,
  control: ControlProps,
  { shown, marked }: ListState,
): ComponentProps<'input'> {
  return {
    ...control,
    ...{ placeholder, maxLength, value },
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
  { shown, marked }: ListState,
  wires: { readonly current: Wires | null },
  ask: (asked: boolean) => void,
): ComponentProps<'input'> {
  return {
    onChange: (event) => {
      ask(true);
      props.onType(event.currentTarget.value);
      wires.current?.onChange?.(event);
    },
    onClick: (event) => {
      ask(true);
      wires.current?.onClick?.(event);
    },
    onBlur: (event) => {
      ask(false);
      props.onBlur?.(event);
      wires.current?.onBlur?.(event);
    },
    onPaste: (event) => {
      if (props.onPasteText?.(event.clipboardData.getData('text'))) event.preventDefault();
    },
    onKeyDown: (event) => {
      // Escape closes the suggestions first, and only then the dialog around them.
      if (event.key === 'Escape' && shown) event.preventDefault();
      // Enter that takes no suggestion sends the form, as in every other field.
      const sends = event.key === 'Enter' && marked === undefined;
      // What it could take is still to come.
      if (sends && props.stale) event.preventDefault();
      if (!sends) wires.current?.onKeyDown?.(event);
    },
  };
}

function listProps<Item>(props: ComboboxProps<Item>) {
  const { items, itemKey, itemText, renderItem = itemText, value, stale = false } = props;
  const note = noteOf(props);
  return {
    ...{ value, stale, note },
    spoken: note || (props.countText?.(items.length) ?? ''),
    items: items.map((item) => ({
      key: itemKey(item),
      text: itemText(item),
      shown: renderItem(item),
    })),
    onTake: (key: string) => {
      const taken = items.find((item) => itemKey(item) === key);
      if (taken !== undefined) props.onSelect(taken);
    },
  };
}

function noteOf<Item>({
  items,
  loading,
  value,
  loadingText,
  emptyText,
}: ComboboxProps<Item>): string {
  if (items.length > 0) return '';
  if (loading) return loadingText;
  return value.trim() ? emptyText : '';
}
