import type { ComponentProps, ReactNode, RefObject } from 'react';
import type { FieldTexts } from './field.tsx';

/** A second action of a line: by its button, or by Control or Command with Enter. */
export type SuggestionAction = {
  /** The name for screen readers, which also says which line is meant. */
  readonly label: string;
  readonly shown: ReactNode;
  readonly run: () => void;
};

export type Suggestion = {
  readonly key: string;
  readonly text: string;
  readonly shown: ReactNode;
  /** The caption above this line and others of its kind; none where all are of one kind. */
  readonly group?: string | undefined;
  /** Found for an earlier text: shown, but cannot be chosen. */
  readonly stale: boolean;
  readonly action?: SuggestionAction | undefined;
  /** Whether it is marked without arrow keys when it is the first, so that Enter chooses it. */
  readonly eager: boolean;
};

type InputProps = Pick<ComponentProps<'input'>, 'placeholder' | 'maxLength' | 'onBlur' | 'form'>;

/** Functions of an item are methods, since those are checked bivariantly: the list takes props of any kind of item. */
export interface ComboboxProps<Item> extends FieldTexts, InputProps {
  id?: string;
  items: readonly Item[];
  itemKey(item: Item): string;
  itemText(item: Item): string;
  /** Defaults to the item's text; `query` is what it was found by, empty for one that rests. */
  renderItem?(item: Item, query: string): ReactNode;
  /** What stands in the input; the owner keeps it. */
  value: string;
  /** Called when the person typed, so that the owner looks for suggestions. */
  onType: (text: string) => void;
  /** Called with a pasted text before the field cuts it, as it may be a long link; true when the owner has handled it. */
  onPasteText?: (text: string) => boolean;
  /** Called with the chosen item; the owner then sets `value`. */
  onSelect(item: Item): void;
  loading?: boolean;
  /** The items were found for an earlier text, and new ones are on their way: shown, but cannot be chosen. */
  stale?: boolean;
  loadingText: string;
  /** Said to a screen reader when there is text, nothing is loading and nothing was found; the owner shows it, where it covers nothing. */
  emptyText: string;
  /** Said to a screen reader when suggestions arrive. */
  countText?: (count: number) => string;
  leading?: ReactNode;
  trailing?: ReactNode;
  /** The caption above this item and others of its kind. */
  itemGroup?(item: Item): string;
  itemAction?(item: Item): SuggestionAction | undefined;
  /** `stale` for a single item; left out, `stale` counts for all. */
  itemStale?(item: Item): boolean;
  /** While `is` is true these items are the list, and stand in the page under the input instead of over it. */
  resting?: { readonly items: readonly Item[]; readonly is: boolean; readonly head: ReactNode };
  /** Shown below the items when the list covers the page. */
  foot?: ReactNode;
  /** Whether an item is marked without arrow keys when it is the first, so that Enter chooses it. */
  eager?(item: Item): boolean;
  /** Called for Escape while no list covers the page. */
  onEscape?: () => void;
}

/** The list's handlers for events of the input, set once the list's code is loaded. */
export type Wires = Pick<
  ComponentProps<'input'>,
  'onChange' | 'onKeyDown' | 'onBlur' | 'onClick'
> & {
  /** Runs the second action of the marked line. */
  act?: (() => void) | undefined;
};

/** What the input has to know of the list. */
export type ListState = {
  /** Whether it is on screen. */
  readonly shown: boolean;
  /** Whether it lies over the page, so that Escape closes it. */
  readonly covers: boolean;
  /** The id of the line that is marked in it. */
  readonly marked?: string | undefined;
};

export type SuggestionsProps = {
  id: string;
  /** The properties of the input. */
  from: ComboboxProps<unknown>;
  /** Whether it is asked for: by typing or a click, until it is left, closed or chosen from. */
  isOpen: boolean;
  open: (isOpen: boolean) => void;
  input: RefObject<HTMLInputElement | null>;
  wires: RefObject<Wires | null>;
  onChange: (state: ListState) => void;
};
