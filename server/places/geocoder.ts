import type { Place, PlaceLabel, PlaceSuggestion, Position } from '#schemas';

/** West, south, east, north in degrees. */
export type Extent = readonly [west: number, south: number, east: number, north: number];

export type SuggestQuestion = {
  text: string;
  country: string;
  /** The person's position; nearer places come first. */
  near?: Position | undefined;
  limit: number;
  locale: string;
};
export type Near = (address: string) => string;
export type ReverseQuestion = Position & {
  country: string;
  locale: string;
  /** Writes "near …" in the person's language; without it, only addresses are answered. */
  near?: Near;
};
export type DetailsQuestion = { id: string; locale: string };
export type LabelsQuestion = { extent: Extent; zoom: number; limit: number; locale: string };

/** Finds places by text and addresses by position; answers carry their attribution. */
export interface Geocoder {
  suggest(question: SuggestQuestion): Promise<PlaceSuggestion[]>;
  /** The address at or near a position; null if none. */
  reverse(question: ReverseQuestion): Promise<Place | null>;
  /** The place of a suggestion; null if unknown. */
  details(question: DetailsQuestion): Promise<Place | null>;
  /** Names for the drawn map, most important first. */
  labels(question: LabelsQuestion): Promise<PlaceLabel[]>;
}

/** An external geocoder failed; `reason` is for programs, the message for logs. */
export class GeocoderError extends Error {
  override name = 'GeocoderError';
  readonly reason: 'timeout' | 'unreachable' | 'refused' | 'malformed';

  constructor(reason: GeocoderError['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
