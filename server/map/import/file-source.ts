import type { FileHandle } from 'node:fs/promises';
import type { RangeResponse, Source } from 'pmtiles';

/** A file on this machine, read in parts. */
export class FileHandleSource implements Source {
  readonly #file: FileHandle;
  readonly #key: string;

  constructor(file: FileHandle, key: string) {
    this.#file = file;
    this.#key = key;
  }

  getKey(): string {
    return this.#key;
  }

  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    const data = new ArrayBuffer(length);
    const { bytesRead } = await this.#file.read(new Uint8Array(data), 0, length, offset);
    return { data: data.slice(0, bytesRead) };
  }
}
