/** The origin of an address that came from elsewhere; null for text that is no address. */
export function originOf(address: string): string | null {
  try {
    return new URL(address).origin;
  } catch {
    return null;
  }
}
