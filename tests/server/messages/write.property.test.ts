import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messageKinds } from '#schemas';
import { loadDeployments } from '../../../server/deployments.ts';
import { loadMarkets } from '../../../server/markets.ts';
import { smsParts } from '../../../server/messages/length.ts';
import { writeMessage } from '../../../server/messages/write.ts';
import { law } from '../../support/property.ts';
import { textAround } from '../../support/scripts.ts';

const folder = fileURLToPath(new URL('../../../deployments/', import.meta.url));
const markets = await loadMarkets();
const deployments = (await loadDeployments(folder, markets, undefined, true)).all;
/** Each language that messages are written in, whichever a deployment prefers. */
const everywhere = deployments.flatMap((deployment) =>
  deployment.supportedLanguages.map((defaultLanguage) => ({ ...deployment, defaultLanguage })),
);

const link = `https://deliveries.example.com/tracking/${'x'.repeat(32)}`;

test('whatever an outlet is called: two parts at most, one link, and one line for it', () =>
  law(
    fc.asyncProperty(
      fc.constantFrom(...everywhere),
      fc.constantFrom(...messageKinds),
      fc.oneof(textAround(300), fc.constantFrom('', 'www.a.example http://b.example', 'a\nb')),
      async (deployment, kind, outlet) => {
        const { text, sender, language } = await writeMessage(deployment, { kind, outlet, link });
        expect(smsParts(text)).toBeLessThanOrEqual(2);
        const [said = '', ...rest] = text.split('\n');
        expect(rest).toEqual([link]);
        expect(said).toContain(sender);
        // Phones take the direction of a text from where it begins.
        if (language === 'ar') expect(said).toMatch(/^\p{Script=Arabic}/u);
        expect(said).not.toMatch(/:\/\/|www\.|\{\{/);
      },
    ),
  ));

test.each([
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['€'.repeat(80), 1],
  ['€'.repeat(81), 2],
  ['ط'.repeat(70), 1],
  ['ط'.repeat(71), 2],
  [`${'a'.repeat(69)}’`, 1],
  [`${'a'.repeat(306)}`, 2],
  [`${'a'.repeat(307)}`, 3],
])('%s takes %d', (text, parts) => {
  expect(smsParts(text)).toBe(parts);
});
