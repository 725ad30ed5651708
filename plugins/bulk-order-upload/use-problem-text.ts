import { parseAmount } from '#core/rules';
import { useConfig, useFormat, useText } from '#i18n';
import type { BulkJobRow, BulkProblem } from '#schemas';

/** Says what is wrong with a row, or asked of it; a text about its amount names the figure. */
export function useProblemText({ values: cells }: BulkJobRow): (problem: BulkProblem) => string {
  const t = useText();
  const format = useFormat();
  const { market } = useConfig();
  const sum = parseAmount(cells.amount, market);
  const amount = sum === null ? cells.amount : format.money(sum);
  return ({ key, values }) => t(key, { amount, ...values });
}
