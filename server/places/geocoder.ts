import type { Place, PlaceLabel, PlaceSuggestion, Position } from '#schemas';

/** West, south, east, north in degrees. */
export type Extent = readonly [west: number, south: number, east: number, north: number];

export type SuggestQuestion = {
  text: string;
  country: string;
  /** Where the person is; nearer places come first. */
  near?: Position | undefined;
  limit: number;
  locale: string;
};
export type Near = (address: string) => string;
export type ReverseQuestion = Position & {
  country: string;
  locale: string;
  /** Says in the person's language that something is near an address; left out by who asks for the address alone. */
  near?: Near;
};
export type DetailsQuestion = { id: string; locale: string };
export type LabelsQuestion = { extent: Extent; zoom: number; limit: number; locale: string };

/** Turns text into places and positions into addresses; each answer says who its data is from. */
export interface Geocoder {
  suggest(question: SuggestQuestion): Promise<PlaceSuggestion[]>;
  /** The address at a position, or what is near it; `null` where nothing is known. */
  reverse(question: ReverseQuestion): Promise<Place | null>;
  /** The place behind a suggestion, or `null` when there is none such. */
  details(question: DetailsQuestion): Promise<Place | null>;
  /** Names for a drawn map, the most important first. */
  labels(question: LabelsQuestion): Promise<PlaceLabel[]>;
}

/** Another geocoder could not be asked, or its answer could not be used; `reason` is for programs, the message for logs. */
export class GeocoderError extends Error {
  override name = 'GeocoderError';
  readonly reason: 'timeout' | 'unreachable' | 'refused' | 'malformed';

  constructor(reason: GeocoderError['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
