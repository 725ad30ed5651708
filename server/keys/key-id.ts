const prefix = 'key:';

/** What a new service key is called; nobody else has such an id. */
export function keyIdOf(random: string): string {
  return `${prefix}${random}`;
}

/** Whether an id stands for a service key. */
export function isKeyId(id: string): boolean {
  return id.startsWith(prefix);
}
