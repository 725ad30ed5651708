import type { Lack } from './data.ts';
import { exceptions } from './exceptions.ts';

/** What one file of the build needs of a browser. */
export type FileNeeds = { file: string; lacks: readonly Lack[]; waits: boolean };

/** A line on each thing that the policy does not allow; none when all is well. */
export function faultsOf(files: readonly FileNeeds[], allowed = exceptions): string[] {
  const needed = new Set(files.flatMap(({ lacks }) => lacks.map(({ feature }) => feature)));
  const stale = Object.keys(allowed).filter((feature) => !needed.has(feature));
  return [
    ...files.flatMap((each) => faultsOfFile(each, allowed)),
    ...stale.map((feature) => `${feature} is allowed, and nothing needs it any more`),
  ];
}

function faultsOfFile({ file, lacks, waits }: FileNeeds, allowed: typeof exceptions): string[] {
  const faults = lacks
    .filter(({ feature }) => !Object.hasOwn(allowed, feature))
    .map(
      ({ feature, browsers }) =>
        `${file} needs ${feature}: not in the oldest ${browsers.join(', ')}`,
    );
  return waits ? [`${file} waits outside of every function (top-level await)`, ...faults] : faults;
}
