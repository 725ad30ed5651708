import type { ComponentProps, ReactNode, RefObject } from 'react';

export type Suggestion = { readonly key: string; readonly text: string; readonly shown: ReactNode };

/** What the input tells the list, once that is there. */
export type Wires = Pick<ComponentProps<'input'>, 'onChange' | 'onKeyDown' | 'onBlur' | 'onClick'>;

/** What the input shows of the list: whether it is on screen, and the id of the line that is marked in it. */
export type ListState = { readonly shown: boolean; readonly marked?: string | undefined };

export type SuggestionsProps = {
  id: string;
  value: string;
  items: readonly Suggestion[];
  /** The items are those of an earlier text: they are shown and cannot be taken. */
  stale: boolean;
  /** Stands where the items would be. */
  note: string;
  spoken: string;
  /** Whether somebody is at the input already. */
  asked: boolean;
  input: RefObject<HTMLInputElement | null>;
  wires: RefObject<Wires | null>;
  onChange: (state: ListState) => void;
  onTake: (key: string) => void;
};
