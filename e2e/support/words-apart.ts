import type { Page } from 'playwright';

/** Two words with a gap between them on screen and nothing between them in the text: a screen reader says them as one. */
export async function expectWordsApart(page: Page): Promise<void> {
  const joined = await page.evaluate(joinedWords);
  if (joined.length > 0) throw new Error(`${page.url()} reads as one word: ${joined.join(', ')}`);
}

/** Runs in the page. Scripts without blanks between words are left out. */
function joinedWords(): string[] {
  const letter = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Arabic}\\p{N}]';
  const [ends, begins] = [new RegExp(`${letter}$`, 'u'), new RegExp(`^${letter}`, 'u')];
  const isInline = (element: Element) =>
    /^(inline|contents)$/.test(getComputedStyle(element).display) &&
    getComputedStyle(element, '::before').content === 'none';
  const isFlow = (element: Element) => !/flex|grid/.test(getComputedStyle(element).display);
  const characterAt = (text: Text, at: number) => {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return range.getBoundingClientRect();
  };
  const areApart = (one: Text, other: Text) => {
    const [end, begin] = [characterAt(one, one.length - 1), characterAt(other, 0)];
    const isOneLine = Math.abs(end.bottom - begin.bottom) < end.height / 2;
    return isOneLine && Math.max(begin.left - end.right, end.left - begin.right) > 1;
  };
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const heard = texts.filter(({ parentElement: parent }) => {
    const isSeen = parent?.checkVisibility({ visibilityProperty: true }) === true;
    return isSeen && parent.closest('[aria-hidden=true], script, style, svg') === null;
  });
  return heard.flatMap((one, at) => {
    const [other, [from, to]] = [heard[at + 1], [one.parentElement, heard[at + 1]?.parentElement]];
    if (!other || !from || !to || from === to) return [];
    if (!ends.test(one.data) || !begins.test(other.data) || !areApart(one, other)) return [];
    const outer = from.contains(to) ? from : to.contains(from) ? to : from.parentElement;
    const isOneLine = [from, to].every((each) => each === outer || isInline(each));
    return outer?.contains(to) && isOneLine && isFlow(outer) ? [`${one.data}|${other.data}`] : [];
  });
}
