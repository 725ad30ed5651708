import { type BulkOrder, isRowProblem, rowProblem } from '#core/rules';
import type { BulkProblem, Market, Position } from '#schemas';
import { isHighAmount, type Judge } from './judge.ts';
import type { FoundPosition, Locate } from './locate.ts';
import type { Others } from './others.ts';
import { positionOfRow, type StoredRow, type Verdict } from './rows.ts';

type Given = {
  judge: Judge;
  locate: Locate;
  others: Others;
  market: Market;
};

/** Judges a row that was uploaded or edited. */
export async function judgeRow(row: StoredRow, given: Given): Promise<Verdict> {
  const { judge, locate, others, market } = given;
  const again = others.repeated.get(row.number);
  const checked = judge.check(row.cells);
  const { order } = checked;
  if (order === null || again) {
    return invalid(row, [...checked.errors, ...(again ? [again] : [])]);
  }
  const found = order.position === null ? await findPosition(row, order, locate) : null;
  const position = order.position ?? found;
  if (position === null) return invalid(row, [addressUnknown]);
  const problems = judge.problemsOf(order, position);
  const doubts = others.doubts.get(row.number) ?? [];
  const questions = row.confirmed ? [] : [...doubts, ...questionsOf(order, found, market)];
  return {
    ...{ number: row.number, revision: row.revision, errors: problems, questions },
    state: problems.length > 0 ? 'invalid' : questions.length > 0 ? 'unconfirmed' : 'ready',
    ...degreesOf(position),
    found_address: found?.address ?? null,
    preordered_for: order.preorderedFor,
    delivery_fee_minor: judge.costOf(order, position),
  };
}

const addressUnknown = rowProblem('recipient_address', 'address-unknown');

/** The position of a row. One that was found before stays, and is asked about only if it still is, since a person may have checked it. */
async function findPosition(
  row: StoredRow,
  { address }: BulkOrder,
  locate: Locate,
): Promise<FoundPosition | null> {
  const before = positionOfRow(row);
  if (before !== null && row.found_address !== null) {
    const isAsked = row.questions.some((question) => isRowProblem(question, 'address-found'));
    return { ...before, address: row.found_address, isAsTyped: !isAsked };
  }
  return locate(address);
}

function questionsOf(order: BulkOrder, found: FoundPosition | null, market: Market): BulkProblem[] {
  return [
    ...(found === null || found.isAsTyped
      ? []
      : [rowProblem('recipient_address', 'address-found', { address: found.address })]),
    ...(isHighAmount(order, market) ? [rowProblem('amount', 'amount-high')] : []),
  ];
}

function invalid({ number, revision }: StoredRow, errors: BulkProblem[]): Verdict {
  return {
    ...{ number, revision, state: 'invalid', errors, questions: [] },
    ...{ latitude: null, longitude: null, found_address: null },
    ...{ preordered_for: null, delivery_fee_minor: null },
  };
}

function degreesOf({ latitude, longitude }: Position): Position {
  return { latitude, longitude };
}
