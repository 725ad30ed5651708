import { useEffect, useState } from 'react';
import { readAsset } from '#adapters';
import { brandIds } from '#brands';
import { Deployment } from '#schemas';
import { Row, Select, Stack } from '#ui';
import { addressAt, placeAt } from './place.ts';
import {
  addressOf,
  type Choices,
  readChoices,
  schemeOf,
  schemes,
  screenOf,
} from './screen-choices.ts';
import { screens, windows } from './screen-list.ts';
import * as css from './screens.css.ts';
import { usePath } from './use-path.ts';
import { Window } from './window.tsx';

const deployments = Object.keys(import.meta.glob('../../deployments/*.json')).map(
  (path) => /([^/]+)\.json$/.exec(path)?.[1] ?? path,
);

/** Whole screens of the running product, in each window that they are made for. */
export function Screens() {
  const deployment = useDeployment();
  return deployment && <ScreensOf deployment={deployment} />;
}

function ScreensOf({ deployment }: { deployment: Deployment }) {
  const [choices, setChoices] = useState(readChoices);
  const found = usePath(deployment, choices);
  const change = (part: Partial<Choices>) => {
    const next = { ...choices, ...part };
    history.replaceState(null, '', `?${addressOf(next)}`);
    setChoices(next);
  };
  const { screen } = choices;
  return (
    <main className={css.page}>
      <Stack gap={6}>
        <Row gap={3} wrap align="end">
          <Places deployment={deployment} />
          <Looks {...{ deployment, choices, change }} />
        </Row>
        {screen.who === 'account' && (
          <p>Sign in once in one of these windows, with an account of the demo.</p>
        )}
        {found && 'why' in found && <p role="status">{found.why}</p>}
        <div className={css.windows} dir="ltr">
          {found &&
            'path' in found &&
            windows.map((size) => (
              <Window
                key={`${addressOf(choices)} ${found.path} ${size.width} ${size.height}`}
                {...{ size, path: found.path, screen }}
              />
            ))}
        </div>
      </Stack>
    </main>
  );
}

/** The deployment of this host; where the host names no brand, the gallery moves to one that does. */
function useDeployment(): Deployment | null {
  const [deployment, setDeployment] = useState<Deployment | null>(null);
  useEffect(() => {
    void readAsset('/deployment.json').then((answer) => {
      const { id, brand, ...rest } = Deployment.parse(answer);
      if (placeAt(location.hostname) === null)
        location.replace(addressAt({ brand, deployment: id }, location.href));
      else setDeployment({ id, brand, ...rest });
    });
  }, []);
  return deployment;
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

type LooksProps = {
  deployment: Deployment;
  choices: Choices;
  change: (part: Partial<Choices>) => void;
};

function Looks({ deployment, choices, change }: LooksProps) {
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
