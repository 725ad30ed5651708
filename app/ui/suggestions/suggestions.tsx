import { type UseComboboxReturnValue, useCombobox } from 'downshift';
import { useLayoutEffect } from 'react';
import { cx } from '../cx.ts';
import type { Suggestion, SuggestionsProps } from '../fields/suggestion.ts';
import { LiveRegion } from '../layout/hidden.tsx';
import { keepText } from './keep-text.ts';
import * as css from './suggestions.css.ts';

/** The list under a `Combobox`. Its code comes after the input, which is there already and tells it what happens. */
export function Suggestions(props: SuggestionsProps) {
  const { items, note, spoken } = props;
  const box = useSuggestions(props);
  const shown = box.isOpen && (items.length > 0 || note !== '');
  useWires(box, shown, props);
  return (
    <>
      <div className={cx(css.popup, !shown && css.closed)}>
        <ul {...box.getMenuProps()} hidden={items.length === 0}>
          {items.map((item, index) => (
            <li
              {...box.getItemProps({ item, index })}
              key={item.key}
              className={cx(css.option, index === box.highlightedIndex && css.highlighted)}
            >
              {item.shown}
            </li>
          ))}
        </ul>
        {note && <p className={css.note}>{note}</p>}
      </div>
      <LiveRegion message={shown ? spoken : ''} />
    </>
  );
}

function useSuggestions({ id, items, value, stale, asked, onTake }: SuggestionsProps) {
  return useCombobox<Suggestion>({
    items: [...items],
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-menu`,
    inputValue: value,
    selectedItem: null,
    // Somebody was quicker than this code.
    initialIsOpen: asked,
    itemToString: (item) => item?.text ?? '',
    itemToKey: (item) => item?.key ?? null,
    isItemDisabled: () => stale,
    stateReducer: keepText,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onTake(selectedItem.key),
  });
}

/** Ties the list to the input, which outlives it and stands elsewhere. */
function useWires(
  { getInputProps, highlightedIndex }: UseComboboxReturnValue<Suggestion>,
  shown: boolean,
  { input, wires, onChange }: SuggestionsProps,
): void {
  const { ref, ...wired } = getInputProps();
  const marked = wired['aria-activedescendant'];
  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(input.current);
    wires.current = wired;
  });
  useLayoutEffect(() => {
    onChange({ shown, marked: highlightedIndex < 0 ? undefined : marked });
  }, [onChange, shown, highlightedIndex, marked]);
  useLayoutEffect(
    () => () => {
      wires.current = null;
    },
    [wires],
  );
}
