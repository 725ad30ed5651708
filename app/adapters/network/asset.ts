const patienceSeconds = 15;

/** Reads a JSON file that ships with the product. Throws when it cannot be loaded. */
export async function readAsset(address: string): Promise<unknown> {
  const response = await fetch(address, {
    signal: AbortSignal.timeout(patienceSeconds * 1000),
  });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
