import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ScopeProvider } from '#i18n';
import { PageSkeleton } from '../../../app/shell/main.tsx';
import { NOW } from '../../support/arbitraries.ts';
import { screenWorld } from '../../support/screen.tsx';

test('a page that is on its way has a heading already', () => {
  const page = (
    <ScopeProvider value={screenWorld(NOW)}>
      <PageSkeleton />
    </ScopeProvider>
  );
  expect(renderToStaticMarkup(page)).toMatch(/<h1>.*Loading.*<\/h1>/);
});
