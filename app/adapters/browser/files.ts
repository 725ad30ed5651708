import type { ServedFile } from '#schemas';
import { after } from './timers.ts';

/** Long enough for a browser to have begun to read what it saves. */
const secondsToRead = 60;

/** An address under which the page can show a file, until it is released. */
export function addressOf(content: Blob): { address: string; release: () => void } {
  const address = URL.createObjectURL(content);
  return { address, release: () => URL.revokeObjectURL(address) };
}

/** Saves a file among the person's downloads. */
export function saveFile({ name, content }: ServedFile): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  after(secondsToRead, () => URL.revokeObjectURL(address));
}
