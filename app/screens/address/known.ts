import type { ReactNode } from 'react';
import type { Format } from '#i18n';
import type { PlaceSuggestion, UnixTime } from '#schemas';
import type { ComboboxProps } from '#ui';

/** A line of the list of addresses: a known recipient, or a place. */
export type AddressRow = {
  readonly id: string;
  readonly kind: 'recent' | 'saved' | 'place';
  readonly title: string;
  readonly subtitle: string;
  /** Texts that stand one over the other at the end of the line. */
  readonly end?: (format: Format, now: UnixTime) => readonly string[];
  /** Found for an earlier text: shown but cannot be chosen. */
  readonly stale: boolean;
  /** It is only like what was typed. */
  readonly guessed?: boolean | undefined;
  readonly choose: () => void;
  /** Fills in everything as it was the last time. */
  readonly again?: () => void;
};

/** Known recipients for the list of addresses, and how that list looks. */
export type Known = {
  readonly typed: readonly AddressRow[];
  /** Those that stand there before anything is typed. */
  readonly resting: readonly AddressRow[];
  readonly list: ListLook;
};

/** How a list of addresses looks, and whether Enter takes its first line. */
export type ListLook = Pick<
  ComboboxProps<AddressRow>,
  'itemGroup' | 'itemAction' | 'foot' | 'eager'
>;

/** Stands over those that rest, and is there without them. */
export type KnownWithHead = Known & { readonly head: ReactNode };

/** Characters from which a text says enough to cover the page with what is found (specification 2, section 5). */
const fewest = 2;
/** As many places as leave room for those who are known. */
const mostPlaces = 5;

export function isEnough(text: string): boolean {
  return Array.from(text.trim()).length >= fewest;
}

/** The lines for what is typed: who is known, then places. */
export function rowsOf(
  places: readonly PlaceSuggestion[],
  { known, stale, choose }: RowSources,
): readonly AddressRow[] {
  const found = places.map((place): AddressRow => {
    const { place_id: id, ...told } = place;
    return { ...told, id, kind: 'place', stale, choose: () => choose(place) };
  });
  return known === undefined ? found : [...known.typed, ...found.slice(0, mostPlaces)];
}

type RowSources = {
  readonly known: Known | undefined;
  readonly stale: boolean;
  readonly choose: (place: PlaceSuggestion) => void;
};
