import { bulkFileLimit, bulkRowLimit, type SpreadsheetLimits } from '#schemas';

/** The most that a file of orders may hold. */
export const spreadsheetLimits: SpreadsheetLimits = {
  bytes: bulkFileLimit,
  rows: bulkRowLimit,
  columns: 200,
};
