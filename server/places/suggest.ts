import type { Position } from '#schemas';
import type { Db } from '../db/connect.ts';
import { resembles } from './alike.ts';
import type { FoundPlace } from './describe.ts';
import type { SuggestQuestion } from './geocoder.ts';
import { readSearch, type Search } from './search.ts';

/** The best places for a text: those that hold every word, else those that resemble it, which are guessed. */
export async function findPlaces(sql: Db, question: SuggestQuestion): Promise<Found> {
  const searches = readSearch(question.text, question.country, question.locale);
  for (const search of searches) {
    const places = await findLiteral(sql, search, question);
    if (places.length > 0) return { places, guessed: false };
  }
  const last = searches.at(-1);
  return { places: last ? await findAlike(sql, last, question) : [], guessed: true };
}

type Found = { places: FoundPlace[]; guessed: boolean };

/** A text that fits more places than this is too vague for each of them to be weighed. */
const enough = 3000;

async function findLiteral(sql: Db, search: Search, { country, near, limit }: SuggestQuestion) {
  const opens = `%| ${search.whole}%`;
  const holdsAll = search.words.map(({ patterns }) => sql`and search like any (${[...patterns]})`);
  return sql<FoundPlace[]>`
    select ${columns(sql)} from (
      select *, ${merit(sql, search, near)} as merit from (
        (select * from place where country = ${country} and search like ${opens} limit ${enough})
        union all
        (select * from place where country = ${country} and search not like ${opens} ${holdsAll}
          limit ${enough})
      ) place order by merit desc, search, id limit ${limit}
    ) place join place_source on place_source.id = place.source
    order by place.merit desc, search, place.id`;
}

/** For misspelled or surplus words: ranked by similarity, then as usual. */
async function findAlike(sql: Db, search: Search, { country, near, limit }: SuggestQuestion) {
  const found = await sql<FoundPlace[]>`
    select ${columns(sql)} from place_alike(${search.gist}, ${country}, 50) place
    join place_source on place_source.id = place.source
    order by 4 * word_similarity(${search.gist}, search) + ${merit(sql, search, near)} desc, search, place.id`;
  return found.filter((place) => resembles(place, search.telling)).slice(0, limit);
}

/** The columns of a place, with the attribution that its source asks for. */
export function columns(sql: Db) {
  return sql`place.id, place.source, country, kind, name, names, house_number, block, unit, road, area, city,
    postcode, latitude, longitude, population, attribution`;
}

/**
 * How well a place fits: an exact postcode above all, then whole numbers, a field that is or starts with the
 * search, whole words, the place's own weight; and less the farther away it is.
 */
function merit(sql: Db, { whole, words }: Search, near: Position | undefined) {
  const texts = words.map((word) => word.text);
  const wholeWords = words.map(({ text, isNumber }) => {
    return sql`+ (search like ${`% ${text} %`})::int * ${isNumber ? 1.5 : 0.25}::float8`;
  });
  return sql`(rank + (postcode = any (${texts}))::int * 6
    + (search like ${`% ${whole}%`})::int * 0.5
    + (search like ${`%| ${whole}%`})::int + (search like ${`%| ${whole} |%`})::int
    ${wholeWords} - ${near ? distancePenalty(sql, near) : 0})`;
}

/** A tenth at one kilometre, half at thirty: enough to sort equals, too little to hide a better match. */
function distancePenalty(sql: Db, { latitude, longitude }: Position) {
  const shrink = Math.cos((latitude * Math.PI) / 180);
  return sql`0.15 * ln(1 + 111.2 * sqrt((latitude - ${latitude}::float8) ^ 2
    + ((longitude - ${longitude}::float8) * ${shrink}::float8) ^ 2))`;
}
