import { useEffect, useState } from 'react';
import { readAsset } from '#adapters';
import { Deployment } from '#schemas';
import { Row, Stack } from '#ui';
import { addressAt, placeAt } from './place.ts';
import { addressOf, type Choices, readChoices } from './screen-choices.ts';
import { windows } from './screen-list.ts';
import { Pickers } from './screen-pickers.tsx';
import * as css from './screens.css.ts';
import { usePath } from './use-path.ts';
import { Window } from './window.tsx';

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
          <Pickers {...{ deployment, choices, change }} />
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
