import fc from 'fast-check';
import { expect, test } from 'vitest';
import { law } from '../../support/property.ts';
import { readAsIn } from './pasted-world.ts';

const toShop = [
  ...[
    'can I order for tonight?',
    'Are you open now?',
    'What time do you close?',
    'How much is it?',
  ],
  ...[
    'do you deliver?',
    "what's the total price?",
    '請問今晚可以訂餐嗎？',
    'بكم؟',
    'Колко струва?',
  ],
];
const toRider = ['Pls call when you reach the lobby', "Don't ring the bell", 'leave with guard'];
const asked = ['Can you leave it at the door?', 'Could you call me first?', 'Can you come by 7?'];
const thanks = ['', ', thanks', ' thx!', ', thank you so much', ' 🙏 thanks', ', tks'];

test('law: a question to the shop and thanks are not for the notes', () =>
  law(
    fc.property(
      fc.constantFrom(...toShop),
      fc.constantFrom(...toRider),
      fc.constantFrom(...thanks),
      fc.constantFrom(' ', '\n'),
      fc.constantFrom('\n', ', '),
      (question, remark, thank, sign, between) => {
        const order = ['Mei Ling', '87 Zion Road #14-208', '9123 4567'];
        const said = [...order, `${question}${sign}${remark}${thank}`].join(between);
        expect(readAsIn('SG', said).notes?.replace(/ 🙏$/, '')).toBe(remark);
      },
    ),
  ));

test('law: any other question stays', () =>
  law(
    fc.property(fc.constantFrom(...asked), fc.constantFrom(...thanks), (question, thank) => {
      const { notes = '' } = readAsIn('SG', `Mei Ling\n87 Zion Road #14-208\n${question}${thank}`);
      expect(notes).toContain(question);
    }),
  ));

test('law: no comma stands behind a question mark or at the end of the notes', () =>
  law(
    fc.property(
      fc.array(
        fc.oneof(
          fc.constantFrom(...toShop, ...toRider, ...asked, 'thanks', ',', '?', '?,', '!'),
          fc.string(),
        ),
        { maxLength: 8 },
      ),
      fc.constantFrom('\n', ', ', ' '),
      (parts, between) => {
        const { notes = '' } = readAsIn('SG', parts.join(between));
        expect(notes).not.toMatch(/[?？؟]\s?[,،，]|[,،，]\s*$/u);
      },
    ),
  ));
