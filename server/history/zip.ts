import { PassThrough, pipeline, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export type ZipEntry = {
  readonly name: string;
  readonly chunks: Iterable<string> | AsyncIterable<string>;
};

/** The same for each archive: what is in it says when it was made. */
const mtime = new Date(2000, 0);

/** A ZIP archive that is sent while it is made. Its reader is told when an entry fails; a reader who leaves ends the entry. */
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
