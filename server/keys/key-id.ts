const prefix = 'key:';

/** The id of a service key, with a prefix that no other id has. */
export function keyIdOf(random: string): string {
  return `${prefix}${random}`;
}

/** Whether an id stands for a service key. */
export function isKeyId(id: string): boolean {
  return id.startsWith(prefix);
}
