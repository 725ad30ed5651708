import { bulkFileLimit, bulkRowLimit, type SpreadsheetLimits } from '#schemas';

/** What a file of orders may be at most. */
export const spreadsheetLimits: SpreadsheetLimits = {
  bytes: bulkFileLimit,
  rows: bulkRowLimit,
  columns: 200,
};
