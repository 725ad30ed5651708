import * as z from 'zod/mini';
import { text } from '../primitives.ts';

/** The formats of files to download. */
export const fileFormats = ['csv', 'xlsx'] as const;
export type FileFormat = (typeof fileFormats)[number];

/** The media type of each format. */
export const mediaTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<FileFormat, string>;

/** A file under the name that the server gave it. */
export const ServedFile = z.object({ name: text(200), content: z.instanceof(Blob) });
export type ServedFile = z.infer<typeof ServedFile>;
