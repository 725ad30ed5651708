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
  /** Numbers without a prefix are the market's own. */
  | { type: 'phonesRead'; now: UnixTime }
  | { type: 'rowRemoved'; number: number; removed: boolean }
  | { type: 'rowsConfirmed'; numbers: readonly number[] }
  | { type: 'uploaded' }
  /** A row of the job is on screen of which we do not know all. */
  | { type: 'rowMissed'; number: number }
  /** They were asked for when the job had told of all its rows this often. */
  | { type: 'rowsArrived'; jobId: Id; outlines: number; rows: readonly BulkJobRow[] }
  | { type: 'placeAsked' }
  | { type: 'placeConfirmed' }
  | { type: 'placeDeclined' }
  | { type: 'triedAgain' }
  | { type: 'fileWanted' }
  | { type: 'keptWanted' };
