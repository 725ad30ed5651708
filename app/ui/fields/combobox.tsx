import { type UseComboboxReturnValue, useCombobox } from 'downshift';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { LiveRegion } from '../layout/hidden.tsx';
import * as css from './combobox.css.ts';
import { keepText } from './combobox-state.ts';
import * as fieldCss from './field.css.ts';
import { type ControlProps, Field, type FieldTexts } from './field.tsx';

type InputProps = Pick<
  ComponentProps<'input'>,
  'ref' | 'name' | 'placeholder' | 'disabled' | 'required' | 'maxLength' | 'onBlur'
>;

interface SuggestionProps<Item> {
  items: readonly Item[];
  itemKey: (item: Item) => string;
  itemText: (item: Item) => string;
  /** Defaults to the item's text. */
  renderItem?: (item: Item) => ReactNode;
}

interface ComboboxProps<Item> extends FieldTexts, InputProps, SuggestionProps<Item> {
  id?: string;
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

/** A text with suggestions that may arrive late. Typing is never replaced: a suggestion is taken by Enter, click or tap. */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { label, hint, error, aside, items, loading = false, countText } = props;
  const made = useId();
  const id = props.id ?? made;
  const box = useSuggestions(props, id);
  const note = noteOf(props);
  const shown = box.isOpen && (items.length > 0 || note !== '');
  const spoken = note || (countText?.(items.length) ?? '');
  return (
    <Field {...{ label, hint, error, aside, id }}>
      {(control) => (
        <div className={css.anchor}>
          <div className={fieldCss.box}>
            {props.leading && <span className={fieldCss.leading}>{props.leading}</span>}
            <input {...inputProps(props, control, box, shown)} />
            {loading && (
              <span className={css.busy}>
                <Spinner />
              </span>
            )}
            {props.trailing && <span className={fieldCss.trailing}>{props.trailing}</span>}
          </div>
          <div className={cx(css.popup, !shown && css.closed)}>
            <Options {...props} box={box} />
            {note && <p className={css.note}>{note}</p>}
          </div>
          <LiveRegion message={shown ? spoken : ''} />
        </div>
      )}
    </Field>
  );
}

function Options<Item>({
  items,
  itemKey,
  itemText,
  renderItem = itemText,
  box,
}: SuggestionProps<Item> & { box: UseComboboxReturnValue<Item> }) {
  return (
    <ul {...box.getMenuProps()} hidden={items.length === 0}>
      {items.map((item, index) => (
        <li
          {...box.getItemProps({ item, index })}
          key={itemKey(item)}
          className={cx(css.option, index === box.highlightedIndex && css.highlighted)}
        >
          {renderItem(item)}
        </li>
      ))}
    </ul>
  );
}

function useSuggestions<Item>(props: ComboboxProps<Item>, id: string) {
  const { items, itemText, itemKey, value, onSelect, stale = false } = props;
  return useCombobox<Item>({
    items: [...items],
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-menu`,
    inputValue: value,
    selectedItem: null,
    itemToString: (item) => (item === null ? '' : itemText(item)),
    itemToKey: (item) => (item === null ? null : itemKey(item)),
    isItemDisabled: () => stale,
    stateReducer: keepText,
    onSelectedItemChange: ({ selectedItem }) => selectedItem !== null && onSelect(selectedItem),
  });
}

function inputProps<Item>(
  props: ComboboxProps<Item>,
  control: ControlProps,
  box: UseComboboxReturnValue<Item>,
  shown: boolean,
) {
  const { ref, name, placeholder, disabled, required, maxLength, onBlur, onType } = props;
  return box.getInputProps({
    ...control,
    ...{ name, placeholder, disabled, required, maxLength, onBlur },
    ...(ref && { ref }),
    // What is written decides from where it is read, and so which end of a long text is cut.
    dir: 'auto',
    className: fieldCss.control,
    onChange: (event) => onType(event.currentTarget.value),
    onPaste: (event) => {
      if (props.onPasteText?.(event.clipboardData.getData('text'))) event.preventDefault();
    },
    onKeyDown: (event) => {
      // Escape closes the suggestions first, and only then the dialog around them.
      if (event.key === 'Escape' && shown) event.preventDefault();
      // Enter that takes no suggestion sends the form, as in every other field.
      const sends = event.key === 'Enter' && box.highlightedIndex < 0;
      // What it could take is still to come.
      if (sends && props.stale) event.preventDefault();
      if (sends) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    },
    'aria-expanded': shown,
  });
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
