import { readFileSync } from 'node:fs';
import { fork } from 'effector';
import metadata from 'libphonenumber-js/min/metadata';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { $config } from '#core';
import { metadataOf } from '#core/rules';
import { $texts, createTranslate, languageOf, ScopeProvider } from '#i18n';
import { Deployment } from '#schemas';
import { TermsScreen } from '../../../app/screens/legal/index.ts';
import { market } from '../../../markets/kw.ts';
import { contextFor } from '../../support/composition.ts';
import { textsOf } from '../i18n/support.ts';

const file = new URL('../../../deployments/kw.json', import.meta.url);
const deployment = Deployment.parse(JSON.parse(readFileSync(file, 'utf8')));
const phonePlan = { country: 'KW', metadata: metadataOf(metadata, 'KW') };
const { brand } = contextFor([]);

/** The page where a market has its terms at this address. */
function drawn(terms: string, language: 'ar' | 'en' = 'en'): string {
  const links = { ...market.links, terms };
  const translate = createTranslate(language, textsOf(language));
  const scope = fork({
    values: [
      [$config, { deployment, market: { ...market, links }, brand, phonePlan }],
      [$texts, { language: languageOf(language), translate, whole: true }],
    ],
  });
  return renderToStaticMarkup(
    <ScopeProvider value={scope}>
      <TermsScreen />
    </ScopeProvider>,
  );
}

test('the terms stand on their page, and name the country in the language of the reader', () => {
  expect(drawn('/termsandconditions')).toContain('What may be sent');
  expect(drawn('/termsandconditions')).toContain('Kuwait');
  expect(drawn('/termsandconditions', 'ar')).toContain('الكويت');
  expect(drawn('/termsandconditions', 'ar')).not.toContain('Kuwait');
});

test('a market that has its terms elsewhere leads there', () => {
  const elsewhere = drawn('https://terms.example/kw');
  expect(elsewhere).toContain('href="https://terms.example/kw"');
  expect(elsewhere).not.toContain('What may be sent');
});
