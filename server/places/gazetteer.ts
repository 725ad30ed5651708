import type { Db } from '../db/connect.ts';
import type { AddressWriter } from './address.ts';
import { type FoundPlace, foundAt, toPlace, toSuggestion } from './describe.ts';
import type { Geocoder } from './geocoder.ts';
import { findLabels } from './labels.ts';
import { findNearest, withCity } from './nearest.ts';
import { columns, findPlaces } from './suggest.ts';

/** The geocoder on the places in our own database. */
export function createGazetteer(sql: Db, writer: AddressWriter): Geocoder {
  return {
    async suggest(question) {
      const { places, guessed } = await findPlaces(sql, question);
      const suggestions = places.map((place) => toSuggestion(writer, place, question.locale));
      return guessed ? suggestions.map((found) => ({ ...found, guessed })) : suggestions;
    },
    async reverse(question) {
      const place = await findNearest(sql, question);
      return (
        place && foundAt(toPlace(writer, place, question.locale, question), place, question.near)
      );
    },
    async details({ id, locale }) {
      const [place] = await sql<FoundPlace[]>`
        select ${columns(sql)} from place join place_source on place_source.id = place.source
        where place.id = ${id}`;
      return place ? toPlace(writer, await withCity(sql, place, locale), locale) : null;
    },
    labels: (question) => findLabels(sql, question),
  };
}
