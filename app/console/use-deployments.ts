import type { Option } from '#ui';
import { readings } from './readings-model.ts';
import { useReading } from './use-reading.ts';

const nothing = {};

/** Every deployment of this server, to choose from; none before they are known. */
export function useDeployments(): readonly Option[] {
  return useKnown().map(({ deployment, brand, country }) => ({
    value: deployment,
    label: `${deployment} – ${brand}, ${country}`,
  }));
}

/** The same call with its state, where a page is nothing without its answer. */
export function useDeploymentReading() {
  return useReading(readings.deployments, nothing);
}

/** Every country that a deployment is in. */
export function useCountries(): readonly Option[] {
  const countries = new Set(useKnown().map(({ country }) => country));
  return [...countries].toSorted().map((value) => ({ value, label: value }));
}

function useKnown() {
  return useDeploymentReading().answer?.deployments ?? [];
}
