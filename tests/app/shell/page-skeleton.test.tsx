import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { ScopeProvider } from '#i18n';
import { featurePages, featureShape, vendorPages } from '#routes';
import { PageSkeleton } from '../../../app/shell/main.tsx';
import { PageShape } from '../../../app/shell/page-shape.tsx';
import { NOW } from '../../support/arbitraries.ts';
import { screenWorld } from '../../support/screen.tsx';

const drawn = (page: ReactNode) =>
  renderToStaticMarkup(
    <Router ssrPath="/">
      <ScopeProvider value={screenWorld(NOW)}>{page}</ScopeProvider>
    </Router>,
  );

test('a page that is on its way has a heading already', () => {
  const heading = /<h1>.*Loading.*<\/h1>/;
  expect(drawn(<PageSkeleton />)).toMatch(heading);
  for (const page of [...vendorPages, ...featurePages]) {
    expect(drawn(<PageShape page={page} />)).toMatch(heading);
  }
});

test('features whose pages look alike have one shape, and others another', () => {
  const shapes = new Map(
    featurePages.map((page) => [featureShape(page), drawn(<PageShape page={page} />)]),
  );
  expect(new Set(shapes.values()).size).toBe(shapes.size);
});
