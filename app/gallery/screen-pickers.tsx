import { brandIds } from '#brands';
import type { Deployment } from '#schemas';
import { Select } from '#ui';
import { addressAt } from './place.ts';
import { type Choices, schemeOf, schemes, screenOf } from './screen-choices.ts';
import { screens } from './screen-list.ts';

const deployments = Object.keys(import.meta.glob('../../deployments/*.json')).map(
  (path) => /([^/]+)\.json$/.exec(path)?.[1] ?? path,
);

type PickersProps = {
  deployment: Deployment;
  choices: Choices;
  change: (part: Partial<Choices>) => void;
};

/** A choice for all that a screen may look like, but for its windows, which stand beside each other. */
export function Pickers(props: PickersProps) {
  return (
    <>
      <Places deployment={props.deployment} />
      <Looks {...props} />
    </>
  );
}

function Places({ deployment: { id, brand } }: { deployment: Deployment }) {
  const go = (place: { brand: string; deployment: string }) =>
    location.assign(addressAt(place, location.href));
  return (
    <>
      <Select
        label="Brand"
        options={brandIds.map(asOption)}
        value={brand}
        onChange={(event) => go({ brand: event.target.value, deployment: id })}
      />
      <Select
        label="Deployment"
        options={deployments.map(asOption)}
        value={id}
        onChange={(event) => go({ brand, deployment: event.target.value })}
      />
    </>
  );
}

function Looks({ deployment, choices, change }: PickersProps) {
  return (
    <>
      <Select
        label="Screen"
        options={screens.map(({ id }) => asOption(id))}
        value={choices.screen.id}
        onChange={(event) => change({ screen: screenOf(event.target.value) })}
      />
      <Select
        label="Language"
        placeholder="first"
        options={deployment.supportedLanguages.map(asOption)}
        value={choices.language ?? ''}
        onChange={(event) => change({ language: event.target.value || null })}
      />
      <Select
        label="Scheme"
        placeholder="system"
        options={schemes.map(asOption)}
        value={choices.scheme ?? ''}
        onChange={(event) => change({ scheme: schemeOf(event.target.value) })}
      />
    </>
  );
}

const asOption = (id: string) => ({ value: id, label: id });
