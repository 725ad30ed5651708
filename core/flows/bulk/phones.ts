import { bulkRowChecker, homePhone, isRowProblem } from '#core/rules';
import type { BulkRow, CheckedSheetRow, UnixTime } from '#schemas';
import type { BulkContext, RowRules } from './context.ts';
import { typedInto } from './kept.ts';
import { withRepeats } from './rows.ts';

type Numbered = Pick<CheckedSheetRow, 'number' | 'errors'> & { readonly values: BulkRow };

/** The phone number of a row with the market's prefix; null unless the prefix is what it lacks. */
export function phoneAtHome(row: Numbered, { phonePlan }: RowRules): string | null {
  const lacksPrefix = row.errors.some((error) => isRowProblem(error, 'phone-prefix'));
  return lacksPrefix ? homePhone(row.values.recipient_phone_number, phonePlan) : null;
}

/** Reads every phone number without a prefix as the market's own, and keeps that as if it had been typed. */
export function withPhones(context: BulkContext, now: UnixTime): Partial<BulkContext> {
  const { rules, kept } = context;
  const check = bulkRowChecker({ ...rules, now });
  const edits = new Map(kept?.edits);
  const rows = context.rows.map((row) => {
    const phone = phoneAtHome(row, rules);
    if (phone === null) return row;
    const values = { ...row.values, recipient_phone_number: phone };
    edits.set(row.number, typedInto(row, edits.get(row.number), values));
    return { number: row.number, values, errors: check(values).errors };
  });
  return {
    rows: withRepeats(rows),
    edits: context.edits + 1,
    ...(kept && { kept: { ...kept, edits } }),
  };
}
