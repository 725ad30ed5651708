const most = 120;

/** As much of an address as leaves what can be done in sight; all of it stands among the facts. */
export function shortened(address: string): string {
  const letters = [...address];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : address;
}
