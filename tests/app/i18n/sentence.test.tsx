import { fork } from 'effector';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { $texts, createTranslate, languageOf, ScopeProvider, useSentence } from '#i18n';
import { law } from '../../support/property.ts';

function Sentence() {
  return useSentence()('said', { terms: <a href="/terms">terms</a>, items: <b>items</b> });
}

/** What the text becomes in a language that says it so. */
function drawn(text: string): string {
  const translate = createTranslate('en', { said: text });
  const language = languageOf('en');
  const scope = fork({ values: [[$texts, { language, translate, whole: true }]] });
  return renderToStaticMarkup(
    <ScopeProvider value={scope}>
      <Sentence />
    </ScopeProvider>,
  );
}

const words = fc.stringMatching(/^[a-z ]*$/);

test('each element stands where a language names it, in whatever order', () =>
  law(
    fc.property(words, words, words, (before, between, after) => {
      const [terms, items] = ['<a href="/terms">terms</a>', '<b>items</b>'];
      expect(drawn(`${before}{{terms}}${between}{{items}}${after}`)).toBe(
        before + terms + between + items + after,
      );
      expect(drawn(`${before}{{items}}${between}{{terms}}${after}`)).toBe(
        before + items + between + terms + after,
      );
    }),
  ));
