import type { Actor } from '../orders/record.ts';

const prefix = 'key:';

/** What a new service key is called; nobody else has such an id. */
export function keyIdOf(random: string): string {
  return `${prefix}${random}`;
}

/** The program that an id stands for, as an order's journal names it; undefined for everybody else. */
export function actorOf(id: string): Actor | undefined {
  return id.startsWith(prefix) ? { key: id } : undefined;
}
