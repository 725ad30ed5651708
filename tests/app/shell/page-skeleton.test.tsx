import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { ScopeProvider } from '#i18n';
import { featurePages, isNarrow } from '#routes';
import { PageSkeleton } from '../../../app/shell/main.tsx';
import { NOW } from '../../support/arbitraries.ts';
import { screenWorld } from '../../support/screen.tsx';

const drawnAt = (path: string) =>
  renderToStaticMarkup(
    <Router ssrPath={path}>
      <ScopeProvider value={screenWorld(NOW)}>
        <PageSkeleton />
      </ScopeProvider>
    </Router>,
  );

test('a page that is on its way has a heading already', () => {
  expect(drawnAt('/')).toMatch(/<h1>.*Loading.*<\/h1>/);
});

test('what stands for a column to read is as narrow as that', () => {
  expect(featurePages.filter((page) => isNarrow(`/${page}`))).toEqual([
    ...['people', 'account', 'switch', 'connect-till', 'messages'],
  ]);
  expect(drawnAt('/people/v1')).not.toBe(drawnAt('/address-book/v1'));
});
