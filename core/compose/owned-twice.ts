/** Who owns a name, and the name. */
export type Claim = readonly [owner: string, name: string];

/** Names that two own, in sentences that name both. */
export function ownedTwice(what: string, claims: readonly Claim[]): readonly string[] {
  const owners = new Map<string, string>();
  return claims.flatMap(([owner, name]) => {
    const first = owners.get(name);
    owners.set(name, first ?? owner);
    return first === undefined ? [] : [`two own the ${what} "${name}": ${first}, ${owner}`];
  });
}
