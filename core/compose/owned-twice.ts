/** Who owns a name, and the name. */
export type Claim = readonly [owner: string, name: string];

/** Names that two own, as sentences that name both owners. */
export function findOwnedTwice(what: string, claims: readonly Claim[]): readonly string[] {
  const owners = new Map<string, string>();
  return claims.flatMap(([owner, name]) => {
    const first = owners.get(name);
    owners.set(name, first ?? owner);
    return first === undefined ? [] : [`two own the ${what} "${name}": ${first}, ${owner}`];
  });
}
