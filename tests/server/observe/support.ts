import { Writable } from 'node:stream';
import { createLog } from '../../../server/log.ts';

/** A log whose lines are kept, as text and as what they say. */
export function keptLog(level = 'info') {
  let text = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  const said = () => {
    const before = text;
    text = '';
    return before;
  };
  const lines = (): Record<string, unknown>[] =>
    said()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  return { log: createLog(level, stream), said, lines };
}
