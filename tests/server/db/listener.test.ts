import { EventEmitter } from 'node:events';
import type { Client } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beat, Listener } from '../../../server/db/listener.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A connection whose other end can go without a word, as when a router forgets it. */
class Connection extends EventEmitter {
  isAlive = true;
  asked: string[] = [];
  connection = { stream: { destroy: () => void this.emit('end') } };

  async connect() {}
  async end() {}
  escapeIdentifier(name: string) {
    return name;
  }
  async query(text: string) {
    this.asked.push(text);
    if (!this.isAlive) throw new Error('Query read timeout');
  }
}

/** What a listener says of a channel that it follows while so many connections fail at first. */
function following(failures: number) {
  const made: Connection[] = [];
  const listener = new Listener(() => {
    const connection = new Connection();
    const isFailing = made.length < failures;
    connection.connect = () =>
      isFailing ? Promise.reject(new Error('timeout')) : Promise.resolve();
    made.push(connection);
    return connection as unknown as Client;
  });
  const said: string[] = [];
  const hear = (payload: string) => void said.push(payload);
  const followed = listener.follow('rights', hear, () => said.push('listening'));
  return { listener, made, said, followed };
}

test.each([0, 1, 5])(
  'who follows a channel hears of it after %i connections that failed',
  async (failures) => {
    const { listener, made, said } = following(failures);
    await vi.advanceTimersByTimeAsync(200 * failures);
    expect(said).toEqual(['listening']);
    made.at(-1)?.emit('notification', { channel: 'rights', payload: 'ana' });
    expect(said).toEqual(['listening', 'ana']);
    await listener.end();
  },
);

test('a start goes on although its first connection fails, and what it follows it may leave', async () => {
  const { listener, made, said, followed } = following(2);
  const stop = await followed;
  expect(made).toHaveLength(1);
  stop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(made).toHaveLength(1);
  expect(said).toEqual([]);
  await listener.end();
});

test('what was left is not heard any more', async () => {
  const { listener, made, said, followed } = following(0);
  const stop = await followed;
  stop();
  made.at(-1)?.emit('notification', { channel: 'rights', payload: 'ana' });
  expect(said).toEqual(['listening']);
  await listener.end();
});

test('a listener that has ended follows nothing any more', async () => {
  const { listener, made } = following(Number.POSITIVE_INFINITY);
  await vi.advanceTimersByTimeAsync(1000);
  await listener.end();
  const tries = made.length;
  await vi.advanceTimersByTimeAsync(1000);
  expect(tries).toBeGreaterThan(2);
  expect(made).toHaveLength(tries);
});

async function listening() {
  const made: Connection[] = [];
  const listener = new Listener(() => {
    const connection = new Connection();
    made.push(connection);
    return connection as unknown as Client;
  });
  const said: string[] = [];
  await listener.listen(
    'orders',
    () => {},
    () => said.push('listening'),
    () => said.push('deaf'),
  );
  return { listener, made, said };
}

test('a connection whose other end went without a word is replaced, and listeners are told', async () => {
  const { listener, made, said } = await listening();
  const [first] = made;
  if (first) first.isAlive = false;
  await vi.advanceTimersByTimeAsync(beat + 1000);
  expect(said).toEqual(['listening', 'deaf', 'listening']);
  expect(made).toHaveLength(2);
  expect(made[1]?.asked).toContain('listen orders');
  const asked = first?.asked.length;
  await vi.advanceTimersByTimeAsync(3 * beat);
  expect(first?.asked.length).toBe(asked);
  await listener.end();
});

test('one that answers is left alone', async () => {
  const { listener, made, said } = await listening();
  await vi.advanceTimersByTimeAsync(5 * beat);
  expect(said).toEqual(['listening']);
  expect(made).toHaveLength(1);
  await listener.end();
});
