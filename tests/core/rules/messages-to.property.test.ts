import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { smsOf, whatsAppOf } from '#core/rules';
import { law } from '../../support/property.ts';

/** Any text that can be told; half a character cannot. */
const words = fc.string({ unit: 'grapheme' });

describe('a message', () => {
  test('says what it was given, whatever that is', () => {
    law(
      fc.property(words, (text) => {
        expect(new URL(whatsAppOf('+65 9123 4567', text)).searchParams.get('text')).toBe(text);
        expect(new URL(smsOf('+65 9123 4567', text)).searchParams.get('body')).toBe(text);
      }),
    );
  });

  test('goes to the number, or where that is not international to nobody in particular', () => {
    expect(whatsAppOf('+65 9123-4567', 'a')).toBe('https://wa.me/6591234567?text=a');
    expect(whatsAppOf('9123 4567', 'a')).toBe('https://wa.me/?text=a');
    expect(smsOf('+65 9123-4567', 'a b')).toBe('sms:+6591234567?&body=a%20b');
  });
});
