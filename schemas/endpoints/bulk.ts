import * as z from 'zod/mini';
import {
  BulkJob,
  BulkJobRow,
  BulkOutline,
  BulkRow,
  bulkChangeLimit,
  bulkPageRows,
  bulkPartRows,
  NumberedBulkRow,
} from '../bulk.ts';
import { Id, typedText } from '../primitives.ts';
import { defineEndpoint } from './define.ts';
import { mediaTypes, ServedFile } from './served-file.ts';

const job = { vendorId: Id, jobId: Id };
const ofJob = {
  service: 'orders',
  access: { kind: 'bulkJob', at: 'params.jobId' },
} as const;
/** The job, a page of its rows, and the outline of all rows where the page may not hold all that is new. */
const answer = z.object({ bulk_job: BulkJob, orders: z.array(BulkJobRow), outline: BulkOutline });

export const createBulkJob = defineEndpoint({
  id: 'createBulkJob',
  summary:
    'Have the rows of a file checked, located and priced; the same Idempotency-Key gives the same job. Answers with its first rows',
  service: 'orders',
  method: 'POST',
  path: '/bulk-job/create',
  access: { kind: 'vendor', at: 'body.vendor_id' },
  retry: 'keyed',
  body: z.strictObject({
    vendor_id: Id,
    file_name: typedText(255),
    /** SHA-256 of the file's bytes, in hexadecimal, to recognise the same file. */
    file_sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    content: z.array(NumberedBulkRow),
    /** How many rows the file has; if more than in `content`, `addBulkRows` takes the others. Without it, the answer holds every row. */
    total_rows: z.optional(z.int().check(z.gte(1))),
  }),
  result: answer,
  refusals: [
    'TooManyRows',
    'NoRows',
    'RowRepeated',
    'OutletWithoutPosition',
    'IdempotencyKeyMissing',
    'IdempotencyKeyReused',
  ],
});

export const addBulkRows = defineEndpoint({
  ...ofJob,
  id: 'addBulkRows',
  summary:
    'The next rows of a file that is uploaded in parts; the same rows again change nothing, and the last ones have all of them looked at',
  method: 'PUT',
  path: '/bulk-job/part/{vendorId}/{jobId}',
  retry: 'idempotent',
  params: z.strictObject(job),
  body: z.strictObject({
    content: z.array(NumberedBulkRow).check(z.minLength(1), z.maxLength(bulkPartRows)),
  }),
  result: answer,
  refusals: ['TooManyRows', 'RowRepeated', 'RowDiffers'],
});

export const getBulkExample = defineEndpoint({
  id: 'getBulkExample',
  summary: 'The template with sample rows of this market',
  service: 'orders',
  method: 'GET',
  path: '/bulk-job/example-file',
  access: { kind: 'session' },
  retry: 'safe',
  /** The outlet near which the sample rows are; left out, one of the caller's. */
  query: z.strictObject({ vendorId: z.optional(Id) }),
  produces: [mediaTypes.xlsx],
  result: ServedFile,
});

export const listBulkJobs = defineEndpoint({
  id: 'listBulkJobs',
  summary: 'The jobs of an outlet that wait for review, were placed or are at work, newest first',
  service: 'orders',
  method: 'GET',
  path: '/bulk-job/all/{vendorId}',
  access: { kind: 'vendor', at: 'params.vendorId' },
  retry: 'safe',
  params: z.strictObject({ vendorId: Id }),
  result: z.array(BulkJob),
});

const rowNumbers = new RegExp(`^\\d{1,7}(,\\d{1,7}){0,${bulkPageRows - 1}}$`);

export const getBulkJob = defineEndpoint({
  ...ofJob,
  id: 'getBulkJob',
  summary:
    'A job with a page of its rows and the outline of all of them, or without either to follow its progress',
  method: 'GET',
  path: '/bulk-job/detail/{vendorId}/{jobId}',
  retry: 'safe',
  params: z.strictObject(job),
  query: z.strictObject({
    /** `all` returns every row, for pages of older builds. */
    rows: z.optional(z.enum(['all', 'none'])),
    /** Returns the page after the row of this number. */
    after: z.optional(z.string().check(z.regex(/^\d{1,7}$/))),
    /** Returns exactly these rows, a page's worth at most. */
    numbers: z.optional(z.string().check(z.regex(rowNumbers))),
  }),
  result: answer,
});

export const changeBulkRows = defineEndpoint({
  ...ofJob,
  id: 'changeBulkRows',
  summary:
    'Correct, confirm, remove or bring back rows before they are placed; answers with the changed ones, or with the outline where they are more than a page',
  method: 'PUT',
  path: '/bulk-job/rows/{vendorId}/{jobId}',
  retry: 'idempotent',
  params: z.strictObject(job),
  body: z.strictObject({
    rows: z
      .array(
        z.strictObject({
          number: z.int(),
          /** The whole row; questions that were confirmed before are asked again, except about the place of an address that stays. */
          values: z.optional(BulkRow),
          /** Confirms every question about the row. */
          confirmed: z.optional(z.literal(true)),
          removed: z.optional(z.boolean()),
        }),
      )
      .check(z.minLength(1), z.maxLength(bulkChangeLimit)),
  }),
  result: answer,
  refusals: ['BulkJobBusy', 'BulkJobPlaced', 'RowUnknown'],
});

export const placeBulkJob = defineEndpoint({
  ...ofJob,
  id: 'placeBulkJob',
  summary: 'Place every row that is ready, in the background; asking again changes nothing',
  method: 'POST',
  path: '/bulk-job/place-orders/{jobId}',
  retry: 'idempotent',
  params: z.strictObject({ jobId: Id }),
  body: z.strictObject({
    /** Needed when `same_file_as` names a job. */
    confirm_same_file: z.optional(z.boolean()),
  }),
  result: z.object({ bulk_job: BulkJob }),
  refusals: ['BulkJobBusy', 'BulkFileRepeated', 'NothingToPlace', 'VendorUnavailable'],
});

export const exportFailedBulkRows = defineEndpoint({
  ...ofJob,
  id: 'exportFailedBulkRows',
  summary: 'The rows with errors as a file that can be corrected and uploaded again',
  method: 'GET',
  path: '/bulk-job/failed-rows/{vendorId}/{jobId}',
  retry: 'safe',
  params: z.strictObject(job),
  query: z.strictObject({ language: z.optional(typedText(16)) }),
  produces: [mediaTypes.xlsx],
  result: ServedFile,
});
