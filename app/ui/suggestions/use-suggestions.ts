import { useCombobox } from 'downshift';
import { useState } from 'react';
import type { Suggestion, SuggestionsProps } from '../fields/suggestion.ts';
import { keepText } from './keep-text.ts';
import type { ListContent } from './list-of.ts';

const { InputClick } = useCombobox.stateChangeTypes;

/** The list's own state: which line is marked. A line keeps its mark when others come before it. */
export function useSuggestions({ id, isOpen, open }: SuggestionsProps, list: ListContent) {
  const { items, resting, isResting, value, note, onTake } = list;
  const [marked, mark] = useState<string | null>(null);
  const covers = !isResting && isOpen && (items.length > 0 || note !== '');
  const inFlow = !covers && resting.length > 0;
  const live = inFlow ? resting : items;
  const box = useCombobox<Suggestion>({
    items: [...live],
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-menu`,
    inputValue: value,
    selectedItem: null,
    isOpen: inFlow || isOpen,
    highlightedIndex: placeOf(live, marked, covers),
    itemToString: (item) => item?.text ?? '',
    itemToKey: (item) => item?.key ?? null,
    isItemDisabled: ({ stale }) => stale,
    stateReducer: keepText,
    onStateChange: ({ type, isOpen: wanted }) => {
      // A click in the input opens, whatever was open before it.
      if (type !== InputClick && wanted !== undefined) open(wanted);
    },
    onHighlightedIndexChange: ({ highlightedIndex }) => mark(live[highlightedIndex]?.key ?? null),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onTake(selectedItem.key),
  });
  const act = live[box.highlightedIndex]?.action?.run;
  return { box, covers, inFlow, act };
}

/** Index of the marked line; without a mark, while typing, the first selectable line if it is `eager`, else -1. */
function placeOf(live: readonly Suggestion[], marked: string | null, types: boolean): number {
  const kept = live.findIndex(({ key, stale }) => key === marked && !stale);
  const first = live.findIndex(({ stale }) => !stale);
  return kept < 0 && types && live[first]?.eager ? first : kept;
}
