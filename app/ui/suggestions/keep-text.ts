import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';

const { InputBlur, InputKeyDownEscape, MenuMouseLeave } = useCombobox.stateChangeTypes;

/** Leaving the field or pressing Escape closes the suggestions and changes nothing else. */
export function keepText<Item>(
  state: UseComboboxState<Item>,
  { type, changes }: UseComboboxStateChangeOptions<Item>,
): Partial<UseComboboxState<Item>> {
  // A line keeps its mark, and with it its button, while the pointer is on the way to that.
  if (type === MenuMouseLeave) return state;
  if (type !== InputBlur && type !== InputKeyDownEscape) return changes;
  return { ...state, isOpen: false, highlightedIndex: -1 };
}
