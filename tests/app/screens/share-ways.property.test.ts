import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareWays } from '../../../app/screens/order/share-ways.ts';
import { law } from '../../support/property.ts';

const words = fc.oneof(
  fc.constantFrom('تابِع طلبك من مطبخ الديوان 🍜:', 'Follow your delivery from A & B? 100 % #1:'),
  fc.string({ unit: 'grapheme' }),
);
const shared = fc.record({
  ...{ sender: words, words },
  link: fc.webPath().map((path) => `https://shop.example/tracking/${encodeURIComponent(path)}`),
  number: fc.constantFrom('', '9123 4567', '+65 9123 4567'),
});

test('every message says the words and ends with the link on a line of its own, in whichever letters', () =>
  law(
    fc.property(shared, (given) => {
      const { whatsApp, sms } = shareWays(given);
      expect(sms === null).toBe(given.number === '');
      const messages = [[whatsApp, 'text'] as const, ...(sms ? [[sms, 'body'] as const] : [])];
      for (const [href, name] of messages) {
        // Nothing but letters that every phone takes in a link, and one message.
        expect(href).toMatch(/^[!-~]+$/);
        const said = new URL(href).searchParams;
        expect([...said.keys()]).toEqual([name]);
        expect(said.get(name)).toBe(`${given.words}\n${given.link}`);
      }
    }),
  ));

test('the share sheet is given the shop as a title, the words, and the link apart from them', () =>
  law(
    fc.property(shared, (given) => {
      const { sender: title, words: text, link: url } = given;
      expect(shareWays(given).sheet).toEqual({ title, text, url });
    }),
  ));
