import { type StreetInText, streetsIn } from './pasted-streets.ts';
import { readLabelled } from './pasted-words.ts';

/**
 * The lines of a message without the places that nothing is brought to, and those as they were said. A place of pickup is one, and of
 * several others all but the one that words lead to; none is left where nothing says which.
 */
export function withOnePlace(said: readonly string[]): {
  lines: readonly string[];
  aside: readonly string[];
} {
  const lines = withHeads(said);
  const found = lines.flatMap((line, nth) => placesIn(line, nth, lines.length === 1));
  const cuts = placesAside(found);
  if (cuts.length === 0) return { lines: said, aside: [] };
  return {
    lines: lines
      .map((line, nth) =>
        without(
          line,
          cuts.filter((cut) => cut.nth === nth),
        ),
      )
      .filter((line) => line !== ''),
    aside: cuts.map(({ nth, from, to }) => (lines[nth] ?? '').slice(from, to).trim()),
  };
}

type Place = StreetInText & { readonly nth: number; readonly cue: Cue['kind'] };
type Cue = { readonly kind: 'pickup' | 'from' | 'goal' | 'none'; readonly length: number };

/** The lines, with words that stand over a place in its line. */
function withHeads(lines: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const before = joined.at(-1) ?? '';
    if (head.test(before) && streetsIn(line)[0]?.from === 0)
      joined.splice(-1, 1, `${before} ${line}`);
    else joined.push(line);
  }
  return joined;
}

function placesAside(found: readonly Place[]): readonly Place[] {
  const others = found.filter(({ cue }) => cue !== 'pickup');
  if (new Set(others.map(({ street }) => street)).size < 2)
    return found.filter(({ cue }) => cue === 'pickup');
  const goals = others.filter(({ cue }) => cue === 'goal');
  const rest = others.filter(({ cue }) => cue !== 'from');
  const [chosen] = [goals, rest].filter(({ length }) => length === 1);
  return found.filter((place) => place !== chosen?.[0]);
}

function placesIn(line: string, nth: number, isOnly: boolean): readonly Place[] {
  const [label] = readLabelled(line) ?? [];
  if (label === 'notes') return [];
  const streets = streetsIn(line);
  return streets.map((each, at) => {
    const front = line.slice(streets[at - 1]?.to ?? 0, each.from);
    const { kind, length } = cueBefore(front, at === 0);
    const cue = label === 'address' && at === 0 ? 'goal' : kind;
    const next = streets[at + 1];
    const to =
      kind === 'pickup' ? endOfPickup(line, each.to, isOnly || next !== undefined) : each.to;
    return { ...each, nth, cue, from: each.from - length, to };
  });
}

/** Where words about a place of pickup end, such as who is asked for there. */
function endOfPickup(line: string, to: number, isOnly: boolean): number {
  if (!isOnly) return line.length;
  return to + (/^\s*\([^()]*\)/u.exec(line.slice(to))?.[0].length ?? 0);
}

/** What the words before a place say of it: those right before, or a label that the line begins with. */
function cueBefore(front: string, isFirst: boolean): Cue {
  const right = cueAtEnd(front);
  const [label = ''] = /^[^:：]{1,30}(?=[:：])/u.exec(front) ?? [];
  if (!isFirst || right.kind !== 'none' || label === '') return right;
  return { ...cueAtEnd(label), length: front.length };
}

function cueAtEnd(front: string): Cue {
  const [tail = ''] = /[^\p{Nd},،，.;]{0,60}$/u.exec(front) ?? [];
  const found = [...tail.matchAll(cues)];
  const behind = found.findLastIndex(({ groups }) => groups?.goal === undefined) + 1;
  const [goal] = found.slice(behind);
  const [first] = goal === undefined ? found : [goal];
  if (first === undefined) return { kind: 'none', length: 0 };
  const isPickup = found.some(({ groups }) => groups?.pickup !== undefined);
  const kind = goal !== undefined ? 'goal' : isPickup ? 'pickup' : 'from';
  return { kind, length: tail.length - first.index };
}

/** The line without parts of it, and without words that joined them to others. */
function without(line: string, cuts: readonly Place[]): string {
  if (cuts.length === 0) return line;
  const left = cuts.reduceRight(
    (text, { from, to }) => `${text.slice(0, from)} , ${text.slice(to)}`,
    line,
  );
  return left
    .replace(/(?<=,)\s*(?:and|or|then|&|\/|->|→|و|أو|或|และ|ແລະ|и|или)\s*(?=,|$)/giu, '')
    .replace(/\s*[,،，][\s,،，]*/gu, ', ')
    .replace(/^[\s,:：;.()&=>→-]*(?:(?:and|or|then)\s)?|[\s,;(-]+$/giu, '');
}

const [pickup, from, goal] = [
  'pick(?:ed|ing)?[ -]?up|collect(?:ion|ing)?(?= (?:[\\p{L}]+ )?(?:from|at|point|address)|\\s*:)|вземете|вземане|(?:ال)?استلام',
  'from|من|от',
  'deliver(?:y|ed)?|drop(?:[ -]?off)?|send|bring|destination|address|to|for|إلى|الى|توصيل|доставка|доставете|до|за',
];
const [pickupAnywhere, fromAnywhere, goalAnywhere] = [
  '取[貨货件餐]|รับ(?:ของ)?(?:ที่|จาก)|ຮັບ(?:ເຄື່ອງ)?(?:ຢູ່|ທີ່|ຈາກ)',
  '從|从|由|จาก|ຈາກ',
  '[-=]>|→|送|到|ส่ง|ไปที่|ถึง|ສົ່ງ|ໄປ',
];
const apart = (text: string) => `(?<![\\p{L}\\p{M}])(?:${text})(?![\\p{L}\\p{M}])`;
/** Words that lead to a place where something is picked up, to one that it comes from, or to one that it is brought to. */
const cues = new RegExp(
  [
    `(?<pickup>${apart(pickup)}|${pickupAnywhere})`,
    `(?<from>${apart(from)}|${fromAnywhere})`,
    `(?<goal>${apart(goal)}|${goalAnywhere})`,
  ].join('|'),
  'giu',
);
/** Such words as a line of their own. */
const head = new RegExp(
  `^(?:${pickup}|${from}|${goal}|${pickupAnywhere}|${goalAnywhere})(?: (?:at|from|to|point|address|location))?\\s*[:：]?$`,
  'iu',
);
