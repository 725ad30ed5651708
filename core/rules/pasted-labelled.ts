import { type AmountMarket, parseAmount, typedAmount } from './amount.ts';
import { withoutThanks } from './pasted-cues.ts';
import { type Found, type PastedWorld, tidy } from './pasted-found.ts';
import { isCounted } from './pasted-goods.ts';
import { mayBeAddress } from './pasted-line.ts';
import { sumAndWay, wholeSum } from './pasted-payment.ts';
import { phoneIn } from './pasted-phone.ts';
import { streetsIn } from './pasted-streets.ts';
import { type SumInText, sumInText } from './pasted-sum.ts';
import { readLabelled } from './pasted-words.ts';

/** Takes the value of a label. Answers what is left to be read: a line without one, how an amount is paid, and what stands beside it. */
export function takeLabelled(found: Found, line: string, world: PastedWorld): readonly string[] {
  const [part, value = '', before = ''] = readLabelled(line) ?? [];
  if (part === undefined) return [withoutThanks(line)].filter((said) => said !== '');
  if (before !== '')
    return [tidy(before.replace(/[.!！。]\s*$/u, '')), line.slice(before.length).trim()].flatMap(
      (each) => takeLabelled(found, each, world),
    );
  if (part === 'payment') return takePaid(found, line, value, world.amounts);
  if (part === 'amount') return takeSum(found, line, value, world.amounts);
  if (part === 'phone') takeNumber(found, line, value, world);
  else if (part === 'name') takeName(found, value);
  else if (part === 'address') return takeAddress(found, value);
  else found[part] ??= value;
  return [];
}

/** What a label of the address says, up to what was bought. Answers that, and what stands behind it. */
function takeAddress(found: Found, value: string): readonly string[] {
  const parts = value.split(/([,،，.!。]\s+)/u);
  const at = parts.findIndex((part, nth) => nth > 0 && nth % 2 === 0 && isCounted(part));
  const address = parts.slice(0, at - 1).join('');
  if (at < 0 || !mayBeAddress(address) || isCounted(address)) {
    found.address ??= value;
    return [];
  }
  found.address ??= address;
  return [parts.slice(at).join('')];
}

/** What a label of the name says, and the address that some write behind it: "To: Mei Ling, 87 Zion Road". */
function takeName(found: Found, value: string): void {
  const [street] = streetsIn(value);
  const name = tidy(value.slice(0, street?.from));
  if (street !== undefined) found.address ??= value.slice(street.from);
  if (name !== '') found.name ??= name;
}

/** A sum beside a way of paying behind a label of that. */
function takePaid(
  found: Found,
  line: string,
  value: string,
  amounts: AmountMarket,
): readonly string[] {
  const [sum, way = ''] = sumAndWay(value, amounts, true) ?? wholeSum(value, amounts) ?? [];
  if (sum === undefined) return [line];
  const typed = typedAmount(sum, amounts);
  if (typed !== null) found.amount ??= typed;
  return [way];
}

/** What a label of the amount says, by the rules of any other sum; what has none stays as it stands. */
function takeSum(
  found: Found,
  line: string,
  value: string,
  amounts: AmountMarket,
): readonly string[] {
  const plain = value.replace(/,\s+/g, ' ');
  const [sum, ...rest] = sumBeside(plain, amounts) ?? [];
  const typed = sum === undefined ? null : typedAmount(sum, amounts);
  if (typed === null) {
    found.unread.push(line);
    return [];
  }
  found.amount ??= typed;
  return rest.map(tidy).filter((said) => said !== '');
}

/** A sum and what else a text says: alone, with a way of paying, or with other words behind a sum that cannot be a count of things. */
function sumBeside(text: string, amounts: AmountMarket): readonly string[] | null {
  if (typedAmount(text, amounts) !== null) return [text];
  const [sum, way] = sumAndWay(text, amounts, true) ?? wholeSum(text, amounts) ?? [];
  if (sum !== undefined && way !== undefined) return [sum, way];
  const said = sumInText(text, amounts);
  if (said !== null) return [said.sum, said.way, ...around(text, said)];
  const [, first = '', rest = ''] = /^(\S*?)((?:\s*[(/]|(?<=[.,٫]\d{2,3})\s).*)$/u.exec(text) ?? [];
  return parseAmount(first, amounts) === null ? null : [first, rest];
}

function around(text: string, { start, end }: SumInText): readonly string[] {
  return [text.slice(0, start), text.slice(end)];
}

/** What a label of the number says: as it is typed where it is nothing else, and the number that is found in other words. */
function takeNumber(found: Found, line: string, value: string, { plan }: PastedWorld): void {
  const number = /^[\p{Nd}\s()+.\p{Pd}·/]+$/u.test(value) ? null : phoneIn(value, plan);
  if (number === null && /\p{L}/u.test(value)) found.unread.push(line);
  else if (number === null) found.phone ??= value;
  else {
    found.phone ??= number.number;
    const beside = tidy(`${value.slice(0, number.start)} ${value.slice(number.end)}`);
    if (beside !== '') found.unread.push(beside);
  }
}
