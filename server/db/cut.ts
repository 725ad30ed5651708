import type { Client } from 'pg';

/** Ends a connection without asking the other end, which may be gone. */
export function cut(client: Pick<Client, 'connection'>): void {
  client.connection.stream.destroy();
}
