import { PassThrough, pipeline, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export type ZipEntry = {
  readonly name: string;
  readonly chunks: Iterable<string> | AsyncIterable<string>;
};

/** A constant date of entries. */
const mtime = new Date(2000, 0);

/** A streamed ZIP archive. A failing entry fails the stream; closing the stream ends the entry. */
export function zipOf(entries: readonly ZipEntry[]): Readable {
  const zip = new ZipFile();
  const archive = pipeline(zip.outputStream, new PassThrough(), () => {});
  let content: Readable | undefined;
  archive.once('close', () => content?.destroy());
  for (const { name, chunks } of entries) {
    zip.addReadStreamLazy(name, { mtime }, (give) => {
      content = Readable.from(chunks);
      content.once('error', (cause) => archive.destroy(cause));
      give(null, content);
    });
  }
  zip.end();
  return archive;
}
