import { allSettled, type Scope } from 'effector';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AddressField } from '../../../app/screens/address/index.ts';
import { suggestionsAsked } from '../../../app/screens/address/suggestions-model.ts';
import { NOW } from '../../support/arbitraries.ts';
import { law } from '../../support/property.ts';
import { screenWorld, wholeHtmlOf, wordsIn } from '../../support/screen.tsx';
import { textsOf } from '../i18n/support.ts';

const near = { latitude: 1.28, longitude: 103.85 };
const text = '999 Nowhere Road';
const none = textsOf('en')['request.destination.none'] ?? '';

/** A world in which nothing is found for the text. */
async function nowhere(): Promise<Scope> {
  const scope = screenWorld(
    NOW,
    () => ({ suggestions: [] }),
    undefined,
    () => undefined,
  );
  await allSettled(suggestionsAsked, { scope, params: { text, near, language: 'en' } });
  return scope;
}

test('law: what to do where nothing was found is said once and alone, and not once a pin says where it is', async () => {
  const scope = await nowhere();
  await law(
    fc.asyncProperty(fc.boolean(), fc.boolean(), async (isPlaced, isWrong) => {
      const field = (
        <AddressField
          {...{ id: 'a', label: 'Where', hint: 'Help', near, value: text, isPlaced, list: {} }}
          error={isWrong && 'Wrong'}
          onType={() => undefined}
          onChoose={() => undefined}
        />
      );
      const html = await wholeHtmlOf(field, scope);
      const seen = wordsIn(html.replace(/<div role="status".*?<\/div>/g, ''));
      expect(seen.split(none).length - 1).toBe(isPlaced ? 0 : 1);
      expect(seen.includes('Help')).toBe(isPlaced);
      expect(seen.includes('Wrong')).toBe(isPlaced && isWrong);
      expect(html.includes('aria-invalid')).toBe(isWrong);
    }),
    { runs: 8 },
  );
});
