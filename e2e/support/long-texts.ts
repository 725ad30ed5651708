import type { Page } from 'playwright';
import { expect } from 'vitest';

/** As long as the schema lets them be: of words, of one word, of letters without spaces, from the right with figures, and of pictures. */
export const longNames = [
  'Maximiliana Theodora of the Old Upper Thomson Road '.repeat(6).slice(0, 300),
  'Wolfeschlegelsteinhausenbergerdorff'.repeat(9).slice(0, 300),
  'สมชายศรีสวัสดิ์เจริญสุขพัฒนาการกิจ'.repeat(9).slice(0, 300),
  'فاطمة عبد الرحمن بن محمد الطويل '.repeat(10).slice(0, 300),
  '👩‍🍳🍜 Mei 🥡🎉'.repeat(18),
];
export const longAddresses = [
  'Tower 3, Level 47, The Very Long Residence Building, 1234 Old Upper Thomson Road, '.repeat(9),
  'Donaudampfschifffahrtsgesellschaftskapitänsstraße'.repeat(18),
  'ซอยสุขุมวิทห้าสิบห้าแขวงคลองตันเหนือ'.repeat(20),
  'شارع أحمد الجابر 45، مبنى 12، الطابق 3، شقة 7، خلف السوق القديم، '.repeat(12),
  '🏠 12 Guan Chuan Street 🌳🌳 behind the 🏪 '.repeat(18),
];

/** Whatever stands on a page: it scrolls to no side, and nothing that can be pressed is cut off by what holds it. */
export async function expectWhole(page: Page, screen: string): Promise<void> {
  await expect.poll(() => page.evaluate(cutOff), { message: screen }).toEqual([]);
}

function cutOff(): string[] {
  const side = document.documentElement.scrollWidth - innerWidth;
  const controls = [...document.querySelectorAll('button, a[href], input, select, textarea')];
  const clipOf = (control: Element): DOMRect | undefined => {
    for (let at = control.parentElement; at; at = at.parentElement) {
      const { overflowX } = getComputedStyle(at);
      if (overflowX === 'hidden' || overflowX === 'clip') return at.getBoundingClientRect();
      // It can be scrolled to.
      if (overflowX !== 'visible') return undefined;
    }
    return new DOMRect(0, 0, innerWidth, innerHeight);
  };
  const lost = controls.filter((control) => {
    const { left, right, width } = control.getBoundingClientRect();
    const clip = clipOf(control);
    const isSeen = control.checkVisibility({ visibilityProperty: true }) && width > 1;
    return isSeen && clip !== undefined && (left < clip.left - 1 || right > clip.right + 1);
  });
  return [...(side > 0 ? [`${side} px to the side`] : []), ...lost.map((each) => each.outerHTML)];
}
