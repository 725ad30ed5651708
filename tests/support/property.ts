import fc from 'fast-check';

const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
const factor = Number(process.env.RUNS ?? 1);

/**
 * Checks a law over generated cases. `SEED` replays a run, `RUNS` multiplies the number of cases;
 * fast-check prints the seed and the shrunk counterexample when the law is broken.
 */
export function law<Ts extends [unknown, ...unknown[]]>(
  property: fc.IPropertyWithHooks<Ts> | fc.IAsyncPropertyWithHooks<Ts>,
  { runs = 300, examples = [] as Ts[] } = {},
): Promise<void> | void {
  return fc.assert(property as fc.IAsyncProperty<Ts>, { seed, numRuns: runs * factor, examples });
}
