import type { Client } from 'pg';
import { cut } from './cut.ts';
import { Lost } from './lost.ts';

/** Milliseconds between two tries to listen again. */
const rest = 200;
/** Milliseconds between two questions, which find out whether the other end is still there. */
export const beat = 15_000;

type Hear = (payload: string) => void;
type Ear = { hear: Hear; listening: () => void; deaf: () => void };

/**
 * Listens to notifications on a connection of its own, which is restored when lost. Notifications in between are lost, so listeners
 * are told whenever listening begins and ends.
 */
export class Listener {
  readonly #make: () => Client;
  readonly #ears = new Map<string, Set<Ear>>();
  #client: Promise<Client> | undefined;
  #again: NodeJS.Timeout | undefined;
  #ended = false;

  constructor(make: () => Client) {
    this.#make = make;
  }

  /** Listens on a channel; answers how to stop. Rejects if the first connection fails. */
  async listen(
    channel: string,
    hear: Hear,
    listening: () => void = () => {},
    deaf: () => void = () => {},
  ): Promise<() => void> {
    const ear = { hear, listening, deaf };
    const ears = this.#ears.get(channel) ?? new Set();
    const isNew = ears.size === 0;
    this.#ears.set(channel, ears.add(ear));
    try {
      const known = this.#client;
      this.#client ??= this.#connect();
      const client = await this.#client;
      if (known && isNew) await client.query(`listen ${client.escapeIdentifier(channel)}`);
      if (known) listening();
    } catch (cause) {
      ears.delete(ear);
      throw Lost.from(cause);
    }
    return () => void ears.delete(ear);
  }

  /** The same for those who can wait: where the first connection fails, it answers all the same, and tries until one succeeds. */
  async follow(
    channel: string,
    hear: Hear,
    listening?: () => void,
    deaf?: () => void,
  ): Promise<() => void> {
    let isOver = false;
    let leave = () => {};
    const tryOnce = async () => {
      if (isOver || this.#ended) return;
      try {
        leave = await this.listen(channel, hear, listening, deaf);
        if (isOver) leave();
      } catch {
        setTimeout(tryOnce, rest).unref();
      }
    };
    await tryOnce();
    return () => {
      isOver = true;
      leave();
    };
  }

  /** Passes on a notification of our own connection at once; it arrives a second time through PostgreSQL. */
  tell(channel: string, payload: string): void {
    for (const { hear } of this.#ears.get(channel) ?? []) hear(payload);
  }

  async end(): Promise<void> {
    this.#ended = true;
    clearTimeout(this.#again);
    const client = await this.#client?.catch(() => undefined);
    await client?.end();
  }

  /** Connects, listens on all channels and tells that it does. */
  async #connect(): Promise<Client> {
    const client = this.#make();
    client.on('error', () => undefined);
    client.on('notification', ({ channel, payload = '' }) => this.tell(channel, payload));
    try {
      await client.connect();
      for (const channel of this.#ears.keys()) {
        await client.query(`listen ${client.escapeIdentifier(channel)}`);
      }
    } catch (cause) {
      this.#client = undefined;
      void client.end().catch(() => undefined);
      throw cause;
    }
    this.#keepAsking(client);
    client.on('end', () => this.#reconnect());
    for (const ears of this.#ears.values()) for (const { listening } of ears) listening();
    return client;
  }

  /** A connection that only listens sends nothing, so nobody would tell it that the other end is gone. */
  #keepAsking(client: Client): void {
    const timer = setInterval(() => {
      client.query('select 1').catch(() => cut(client));
    }, beat).unref();
    client.once('end', () => clearInterval(timer));
  }

  #reconnect(): void {
    this.#client = undefined;
    for (const ears of this.#ears.values()) for (const { deaf } of ears) deaf();
    if (this.#ended) return;
    this.#again = setTimeout(() => {
      if (this.#client || this.#ended) return;
      const client = this.#connect();
      this.#client = client;
      client.catch(() => this.#reconnect());
    }, rest);
  }
}
