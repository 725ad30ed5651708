import * as z from 'zod/mini';
import type { BulkColumn } from './bulk-columns.ts';
import { Amount, Id, Position, text, UnixTime } from './primitives.ts';

/** Bytes of a file, and of one call that carries some of it. */
export const bulkFileLimit = 5_242_880;
/** Rows of one job at most, about as many as fit into the largest file. */
export const bulkRowLimit = 25_000;
/** Rows of one part of an upload at most. */
export const bulkPartRows = 1000;
/** Rows of one answer at most. */
export const bulkPageRows = 100;
/** Rows that one call may change. */
export const bulkChangeLimit = 500;

/** The ways of paying that a file may name. */
export const bulkPaymentMethods = ['PAID', 'CASH_ON_DELIVERY', 'ONLINE_PAYMENT'] as const;
export type BulkPaymentMethod = (typeof bulkPaymentMethods)[number];

/** A bound in UTF-16 units for safety only; the rules count characters as people see them. */
const cell = z.string().check(z.maxLength(5000));

/** The name of a column, our own or a feature's. */
const ColumnName = text(64);

/** A row as the file has it: a text for each column, empty where it has none. It is not validated here; the rules do that. */
export const BulkRow = z.strictObject({
  recipient_name: cell,
  recipient_address: cell,
  recipient_phone_number: cell,
  latitude: cell,
  longitude: cell,
  recipient_notes: cell,
  payment_method: cell,
  amount: cell,
  description: cell,
  preordered_for: cell,
  pickup_code: cell,
  unit_number: cell,
  building: cell,
  /** The cells of columns that features add, each by its column's name. */
  more: z.optional(z.record(ColumnName, cell)),
} satisfies Record<BulkColumn, typeof cell> & Record<'more', unknown>);
export type BulkRow = z.infer<typeof BulkRow>;

/** The line of the file that a row stood on, the first being 1; it identifies the row within its job. */
const RowNumber = z.int().check(z.gte(1), z.lte(2_000_000));

/** A row of a file with its line number. */
export const NumberedBulkRow = z.strictObject({ number: RowNumber, values: BulkRow });
export type NumberedBulkRow = z.infer<typeof NumberedBulkRow>;

/** What a person did to a row of a file before it was uploaded. */
export const BulkRowEdit = z.strictObject({ removed: z.boolean(), cells: z.partial(BulkRow) });
export type BulkRowEdit = z.infer<typeof BulkRowEdit>;

/** A file that was not uploaded yet, and the edits of its rows, by number. */
export type BulkDraft = { readonly file: File; readonly edits: ReadonlyMap<number, BulkRowEdit> };

/** A problem of a row, or a question about it: the column (or `row` for all of it), and the key of a text. */
export const BulkProblem = z.object({
  field: ColumnName,
  key: text(200),
  values: z.optional(z.record(text(64), z.union([text(5000), z.number()]))),
});
export type BulkProblem = z.infer<typeof BulkProblem>;

/**
 * `waiting` for the server to check it; `invalid` with errors; `unconfirmed` with questions that a person must answer;
 * `ready` to be placed; `placing`, until it is `placed` or `failed`; `removed` by a person.
 */
export const bulkRowStates = [
  'waiting',
  'invalid',
  'unconfirmed',
  'ready',
  'placing',
  'placed',
  'failed',
  'removed',
] as const;
export type BulkRowState = (typeof bulkRowStates)[number];

/** A row of a job. `values` stay as they were typed; the other fields are what the server read from them. */
export const BulkJobRow = z.object({
  number: RowNumber,
  state: z.enum(bulkRowStates),
  values: BulkRow,
  errors: z.array(BulkProblem),
  /** What a person must confirm before the row is placed: a guessed position, an unusual amount. */
  questions: z.array(BulkProblem),
  customer_name: cell,
  drop_off_address: text(10_010),
  order_details: cell,
  payment_method: cell,
  delivery_type: z.enum(['instant', 'scheduled']),
  preordered_for: z.nullable(UnixTime),
  collection_point: text(300),
  /** The destination, and the address that was found for it when the file had no coordinates. */
  position: z.nullable(Position),
  found_address: z.nullable(text(1000)),
  /** In the market's currency; null while it cannot be told. */
  delivery_fee: z.nullable(Amount),
  order_id: z.nullable(Id),
});
export type BulkJobRow = z.infer<typeof BulkJobRow>;

/** How checking or placing the rows of a job ended. */
export const bulkJobStatuses = [
  'PREPROCESS_SUCCESS',
  'PREPROCESS_SUCCESS_WITH_ERROR',
  'PREPROCESS_FAIL',
  'ORDER_PLACEMENT_SUCCESS',
  'ORDER_PLACEMENT_SUCCESS_WITH_ERROR',
  'ORDER_PLACEMENT_FAIL',
  'UNKNOWN',
] as const;
export type BulkJobStatus = (typeof bulkJobStatuses)[number];

/** What a job is at: waiting for parts of the file, checking rows, waiting for a person, placing, done. */
export const bulkPhases = ['uploading', 'preprocessing', 'ready', 'placing', 'done'] as const;
export type BulkPhase = (typeof bulkPhases)[number];

const Count = z.number().check(z.nonnegative());

/** A job (specification 2, section 3). Its status is `UNKNOWN` while the server works on it. */
export const BulkJob = z.object({
  bulk_job_id: Id,
  vendor_id: Id,
  file_name: text(255),
  created_by: text(320),
  created_at: UnixTime,
  phase: z.enum(bulkPhases),
  status: z.enum(bulkJobStatuses),
  /** All but the removed ones. */
  total_rows: Count,
  /** Rows that are ready, or that were or will be tried to be placed. */
  orders_to_be_placed: Count,
  orders_placed: Count,
  /** Rows with errors, unanswered questions included. */
  errors: Count,
  /** When the personal data of its rows was removed; their cells are empty since. */
  erased_at: z.nullable(UnixTime),
  metadata: z.object({
    /** Rows that succeeded in the last phase: checked without errors, or placed. */
    success_row_count: Count,
    /** Rows that the server still has to check or to place. */
    waiting_row_count: Count,
    /** The sum of the delivery fees of the ready rows. */
    ready_delivery_fees: Count,
  }),
  /** The last job of this outlet with the same file that placed orders within a day. */
  same_file_as: z.nullable(
    z.object({ bulk_job_id: Id, created_at: UnixTime, orders_placed: Count }),
  ),
});
export type BulkJob = z.infer<typeof BulkJob>;

/** The states of all rows of a job, also those that an answer leaves out, as runs of rows in the same state. */
export const BulkOutline = z.array(
  z.object({
    ...{ from: RowNumber, to: RowNumber, state: z.enum(bulkRowStates) },
    /** That all that is asked of these rows is whether the place of their address is right. */
    asks_place: z.optional(z.literal(true)),
  }),
);
export type BulkOutline = z.infer<typeof BulkOutline>;
