import { readdirSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languageOf } from '#i18n';
import { Deployment } from '#schemas';
import { readChoices } from '../../../app/gallery/screen-choices.ts';
import { screens, windows } from '../../../app/gallery/screen-list.ts';
import { Pickers } from '../../../app/gallery/screen-pickers.tsx';

const root = new URL('../../../', import.meta.url);
const foldersOf = (path: string) =>
  readdirSync(new URL(path, root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const ids = readdirSync(new URL('deployments', root)).map((file) => file.replace(/\.json$/, ''));
const deployments = ids.map((id) =>
  Deployment.parse({
    id,
    ...JSON.parse(readFileSync(new URL(`deployments/${id}.json`, root), 'utf8')),
  }),
);

beforeEach(() => void vi.stubGlobal('location', { search: '' }));
afterEach(() => void vi.unstubAllGlobals());

/** What the gallery lets choose, by the name of the choice. */
function choicesAt(deployment: Deployment): Readonly<Record<string, readonly string[]>> {
  const html = renderToStaticMarkup(
    <Pickers deployment={deployment} choices={readChoices()} change={() => undefined} />,
  );
  const selects = [...html.matchAll(/<label[^>]*>(.*?)<\/label>.*?<select[^>]*>(.*?)<\/select>/gs)];
  return Object.fromEntries(
    selects.map(([, label = '', options = '']) => [
      label.replace(/<[^>]+>/g, ''),
      [...options.matchAll(/<option[^>]*value="([^"]+)"/g)].map(([, value = '']) => value),
    ]),
  );
}

test.for(deployments)('at $id every screen can be seen in every brand and scheme', (deployment) => {
  expect(choicesAt(deployment)).toEqual({
    Brand: foldersOf('brands'),
    Deployment: ids,
    Screen: screens.map(({ id }) => id),
    Language: deployment.supportedLanguages,
    Scheme: ['light', 'dark'],
  });
});

test('languages of both directions can be chosen, and what is chosen is kept in the address', () => {
  const languages = deployments.flatMap(({ supportedLanguages }) => supportedLanguages);
  const directions = languages.map((code) => languageOf(code).direction);
  expect(new Set(directions)).toEqual(new Set(['ltr', 'rtl']));
  vi.stubGlobal('location', { search: '?screen=history&language=ar&scheme=dark' });
  expect(readChoices()).toMatchObject({
    language: 'ar',
    scheme: 'dark',
    screen: { id: 'history' },
  });
});

test('each screen is shown on a phone, a tablet, a laptop and a desktop', () => {
  const widths = new Set(windows.map(({ width }) => width));
  expect([...widths]).toEqual([360, 768, 1280, 1440]);
});
