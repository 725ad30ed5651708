import type {
  BulkJobRow,
  BulkRow,
  Id,
  SheetLayout,
  Spreadsheet,
  SpreadsheetFault,
  UnixTime,
} from '#schemas';

/** What may happen in the bulk flow. */
export type BulkEvent =
  | { type: 'fileChosen'; file: File }
  | { type: 'progressed'; share: number }
  | { type: 'fileRead'; sheet: Spreadsheet }
  | { type: 'fileRefused'; fault: SpreadsheetFault }
  | { type: 'cancelled' }
  | { type: 'columnChosen'; at: number; column: string | null }
  | { type: 'layoutChosen'; layout: SheetLayout }
  | { type: 'columnsSettled' }
  | { type: 'columnsReopened' }
  | { type: 'cellTyped'; number: number; values: BulkRow }
  | { type: 'rowTyped'; number: number; values: BulkRow; now: UnixTime }
  /** Phone numbers without a prefix are to be read as the market's own. */
  | { type: 'phonesRead'; now: UnixTime }
  | { type: 'rowRemoved'; number: number; removed: boolean }
  | { type: 'rowsConfirmed'; numbers: readonly number[] }
  | { type: 'uploaded' }
  /** A row of the job is on screen that is not fully loaded. */
  | { type: 'rowMissed'; number: number }
  /** `outlines` is the context's count at the time that the rows were asked for. */
  | { type: 'rowsArrived'; jobId: Id; outlines: number; rows: readonly BulkJobRow[] }
  | { type: 'placeAsked' }
  | { type: 'placeConfirmed' }
  | { type: 'placeDeclined' }
  | { type: 'triedAgain' }
  | { type: 'fileWanted' }
  | { type: 'keptWanted' };
