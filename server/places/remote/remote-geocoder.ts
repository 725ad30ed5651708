import type * as z from 'zod/mini';
import type { AddressWriter } from '../address.ts';
import { foundAt } from '../describe.ts';
import type { Geocoder, ReverseQuestion, SuggestQuestion } from '../geocoder.ts';
import { ask } from './ask.ts';
import { type Parts, toForeignPlace } from './foreign-place.ts';
import type { PlaceMemory } from './memory.ts';

type Request = [path: string, query: Readonly<Record<string, string | number>>];

/** The requests and answers of one kind of geocoder. */
export type Dialect = {
  answer: z.ZodMiniType<Parts[]>;
  search(question: SuggestQuestion): Request;
  reverse(question: ReverseQuestion): Request;
};

type Options = {
  url: string;
  dialect: Dialect;
  memory: PlaceMemory;
  writer: AddressWriter;
  timeout?: number;
};

const attribution = '© OpenStreetMap contributors (ODbL)';

/** A geocoder over HTTP. It stores its suggestions, since not every kind can look a place up by id. */
export function createRemoteGeocoder(options: Options): Omit<Geocoder, 'labels'> {
  const { dialect, memory, writer } = options;
  return {
    async suggest(question) {
      const { country, locale, limit } = question;
      const found = await send(options, dialect.search(question));
      const places = found.flatMap((parts) => {
        return toForeignPlace(writer, parts, country, locale, attribution) ?? [];
      });
      const best = places.slice(0, limit);
      await memory.keep(best.map(({ place }) => place));
      return best.map(({ suggestion }) => suggestion);
    },
    async reverse(question) {
      const { latitude, longitude, country, locale, near } = question;
      const [parts] = await send(options, dialect.reverse(question));
      if (parts === undefined || parts.isWide) return null;
      const place = toForeignPlace(writer, parts, country, locale, attribution)?.place;
      return place ? foundAt({ ...place, latitude, longitude }, place, near) : null;
    },
    details: ({ id }) => memory.recall(id),
  };
}

function send({ url, dialect, timeout }: Options, [path, query]: Request): Promise<Parts[]> {
  const target = new URL(path, url.endsWith('/') ? url : `${url}/`);
  for (const [key, value] of Object.entries(query)) target.searchParams.set(key, String(value));
  return ask(target, dialect.answer, timeout);
}
