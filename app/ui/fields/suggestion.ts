import type { ComponentProps, ReactNode, RefObject } from 'react';
import type { FieldTexts } from './field.tsx';

/** A second thing that can be done with a line: by its button, or by Control or Command with Enter. */
export type SuggestionAction = {
  /** Says which line is meant, too. */
  readonly label: string;
  readonly shown: ReactNode;
  readonly run: () => void;
};

export type Suggestion = {
  readonly key: string;
  readonly text: string;
  readonly shown: ReactNode;
  /** The caption of the lines that it stands with; none where all are of one kind. */
  readonly group?: string | undefined;
  /** Belongs to an earlier text: it is shown and cannot be taken. */
  readonly stale: boolean;
  readonly action?: SuggestionAction | undefined;
  /** Whether it is marked of itself where it comes first. */
  readonly eager: boolean;
};

type InputProps = Pick<ComponentProps<'input'>, 'placeholder' | 'maxLength' | 'onBlur' | 'form'>;

/** What has to do with an item is a method, so that the list can take one of any kind. */
export interface ComboboxProps<Item> extends FieldTexts, InputProps {
  id?: string;
  items: readonly Item[];
  itemKey(item: Item): string;
  itemText(item: Item): string;
  /** Defaults to the item's text. */
  renderItem?(item: Item): ReactNode;
  /** What stands in the input; the owner keeps it. */
  value: string;
  /** The person typed: time to look for suggestions. */
  onType: (text: string) => void;
  /** The person pasted a text; true when the owner has dealt with it. A link is longer than what the field holds. */
  onPasteText?: (text: string) => boolean;
  /** The person chose; the owner decides what then stands in the input. */
  onSelect(item: Item): void;
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
  /** The caption of the lines that an item stands with. */
  itemGroup?(item: Item): string;
  itemAction?(item: Item): SuggestionAction | undefined;
  /** Whether this item is one of an earlier text; as `stale` says for all, if left out. */
  itemStale?(item: Item): boolean;
  /** Items that stand in the flow under the input and are its list while `is` says so. */
  resting?: { readonly items: readonly Item[]; readonly is: boolean; readonly head: ReactNode };
  /** Stands under the items that cover the page. */
  foot?: ReactNode;
  /** Whether an item is marked of itself where it comes first, so that Enter takes it. */
  eager?(item: Item): boolean;
  /** Escape was pressed where nothing covers the page. */
  onEscape?: () => void;
}

/** What the input tells the list, once that is there. */
export type Wires = Pick<
  ComponentProps<'input'>,
  'onChange' | 'onKeyDown' | 'onBlur' | 'onClick'
> & {
  /** What else can be done with the line that is marked. */
  act?: (() => void) | undefined;
};

/** What the input shows of the list. */
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
  /** What the input was given by its owner. */
  from: ComboboxProps<unknown>;
  /** Whether somebody is at the input already. */
  asked: boolean;
  input: RefObject<HTMLInputElement | null>;
  wires: RefObject<Wires | null>;
  onChange: (state: ListState) => void;
};
