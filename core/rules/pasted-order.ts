import { type AmountMarket, parseAmount, typedAmount } from './amount.ts';
import { linesOf } from './may-be-order.ts';
import { withoutChat, withoutThanks } from './pasted-cues.ts';
import {
  type Found,
  marks,
  markUnit,
  type PastedOrder,
  type PastedWorld,
  takeUnit,
  tidy,
} from './pasted-found.ts';
import { goodsAndPlace } from './pasted-goods.ts';
import { isBareCue } from './pasted-heads.ts';
import { takeLabelled } from './pasted-labelled.ts';
import { type Postcodes, partsOfMessage, withPostcodes } from './pasted-line.ts';
import { isOfPayment, sumAndWay, takeWay, wholeSum } from './pasted-payment.ts';
import { cutPhone, takePhone } from './pasted-phone.ts';
import { withOnePlace } from './pasted-places.ts';
import { withoutQuestions } from './pasted-questions.ts';
import { withRest } from './pasted-rest.ts';
import { sentencesOf } from './pasted-sentences.ts';
import { sumInText } from './pasted-sum.ts';
import { linesOfPieces, type Piece } from './pasted-talk.ts';
import { isTillSum } from './pasted-till.ts';
import { amountAfterLabel, withoutGreeting } from './pasted-words.ts';
import { trimSigns } from './trim-signs.ts';

/** Reads an order from pasted text: lines with a label before a colon by that, other lines by what they look like. One line is read as it is spoken. */
export function readPastedOrder(text: string, world: PastedWorld): PastedOrder {
  const postcodes = world.postcodes ?? unknownPostcodes;
  const said = withPostcodes(
    linesOf(text)
      .map((line) => withoutQuestions(withoutGreeting(withoutChat(line))))
      .filter((line) => withoutThanks(line) !== ''),
    world.plan.country,
    postcodes,
  );
  const { lines, aside } = withOnePlace(said);
  const found: Found = { unread: [...aside] };
  const unlabelled = partsOfMessage(lines).flatMap((line) => takeLabelled(found, line, world));
  takeFromLabelled(found, world);
  const left =
    lines.length === 1
      ? takeTalk(found, unlabelled.join(', '), world)
      : takeLines(found, unlabelled, world);
  const { way, rest } = takeWay(
    left.filter((line) => !isBareCue(line)),
    world.methods,
  );
  const payment = way ?? collected(found, rest, world);
  return {
    ...withRest(found, rest, {
      isRead: lines.length === 1,
      country: world.plan.country,
      postcodes,
    }),
    ...(payment !== undefined && { payment }),
  };
}

/** Cash, where the rider collects the amount and nothing is said of how it is paid. */
function collected({ isCollected }: Found, rest: readonly string[], { methods }: PastedWorld) {
  if (isCollected !== true || rest.some(isOfPayment)) return undefined;
  return methods.find((method) => method === 'CASH_ON_DELIVERY');
}

/** Takes the number and the unit that stand behind a label of something else. */
function takeFromLabelled(found: Found, { plan }: PastedWorld): void {
  for (const part of ['name', 'address'] as const) {
    const said = found[part];
    if (said !== undefined)
      found[part] = tidy(cutPhone(found, said, plan).replace(marks.number, ' '));
  }
  if (found.address !== undefined) found.address = takeUnit(found, found.address);
}

/** Takes what lines say that have no label. Answers what is not read yet. */
function takeLines(found: Found, lines: readonly string[], world: PastedWorld): readonly string[] {
  return takePhone(found, lines.flatMap(withSumApart(world)), world.plan)
    .map((line) => markUnit(found, line))
    .flatMap((line) => takeAmount(found, line, world.amounts))
    .flatMap(withGoodsApart)
    .filter((line) => line !== '' && !isTillSum(line));
}

/** Takes what one line says: its number and sum are cut out, what stands between them is read by its words. Answers what is for the notes. */
function takeTalk(found: Found, line: string, { plan, amounts }: PastedWorld): readonly string[] {
  const bare = markUnit(found, cutPhone(found, line, plan).replace(remarkBehindUnit, '$1, '));
  const sum = found.amount === undefined ? sumInText(bare, amounts) : null;
  if (sum !== null) Object.assign(found, { amount: sum.sum, isCollected: sum.isCollected });
  const text =
    sum === null ? bare : `${bare.slice(0, sum.start)}${marks.sum}${bare.slice(sum.end)}`;
  const said = linesOfPieces(piecesOf(text), found.name);
  const { name, address, rest } = said;
  if (name !== undefined) found.name ??= name;
  // What is like a second address is said, too.
  const second = found.address === undefined ? undefined : address;
  if (address !== undefined) found.address ??= address;
  return [second ?? '', ...rest, sum?.way ?? ''].filter((each) => each !== '');
}

/** Where a unit ends an address and words to the rider or about the money begin. */
const remarkBehindUnit =
  /(#\s?\d{1,3}-\d{1,5}[a-z]?)\s+(?=(?:will|customer|cust|pls|please|plz|call|leave|don['’]?t|no|when|once|pay|paying|paid|paynow|cash|cod|card|by card|collect)(?!\p{L}))/iu;

/** A line that begins with what was bought, with the place behind it as a line of its own. */
function withGoodsApart(line: string): readonly string[] {
  const { goods, place } = goodsAndPlace(line) ?? {};
  return goods === undefined || place === undefined ? [line] : [goods, place];
}

/** A line of several sentences, with one that is no more than the sum and how it is paid as a line of its own. */
function withSumApart({ amounts }: PastedWorld) {
  return (line: string): readonly string[] => {
    const sum = sentencesOf(line).find((said) => wholeSum(said, amounts, true) !== null);
    if (sum === undefined || sum === line) return [line];
    const [before = '', behind = ''] = line.split(sum);
    return [before, sum, withoutThanks(behind)]
      .map((each) => trimSigns(each, /[\s,.!?]/))
      .filter((each) => each !== '');
  };
}

const unknownPostcodes: Postcodes = { length: null, above: 0 };

/** Takes the amount of a line: after a word for it, beside a way of paying, or alone. Answers how it is paid, and what else is said. */
function takeAmount(found: Found, line: string, amounts: AmountMarket): readonly string[] {
  if (found.amount !== undefined) return [line];
  const { amount, rest } = amountAfterLabel(line);
  const whole = `${amount} ${rest}`.trim();
  const halves = [[whole, ''] as const, [amount, rest] as const];
  const [sum, left = line, isCollected = false] =
    sumAndWay(whole, amounts, amount !== '') ??
    halves.find(([text]) => parseAmount(text, amounts) !== null) ??
    wholeSum(line, amounts, true) ??
    [];
  const typed = sum === undefined ? null : typedAmount(sum, amounts);
  if (typed === null) return takeCued(found, line, amounts);
  Object.assign(found, { amount: typed, isCollected });
  return [left];
}

/** Takes an amount behind a word for it, with other words around them. */
function takeCued(found: Found, line: string, amounts: AmountMarket): readonly string[] {
  const said = sumInText(line, amounts);
  if (said === null || !said.isCued || isTillSum(line)) return [line];
  Object.assign(found, { amount: said.sum, isCollected: said.isCollected });
  return [line.slice(0, said.start), said.way, line.slice(said.end)].map(tidy);
}

function piecesOf(text: string): readonly Piece[] {
  const [first = '', ...more] = text.split(/(?<=[\ue000\ue001])/);
  return [first, ...more].map((piece) => ({
    text: piece.replace(/[\ue000\ue001]$/, ''),
    before: piece.endsWith(marks.number) ? 'number' : piece.endsWith(marks.sum) ? 'sum' : 'end',
  }));
}
