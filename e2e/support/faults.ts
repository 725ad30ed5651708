import type { Page } from 'playwright';

const faults = new WeakMap<Page, string[]>();
const allowed = new WeakMap<Page, RegExp[]>();

/** Collects what no page may do: errors, uncaught exceptions and breaches of the content security policy. */
export function watchFaults(page: Page): void {
  const found: string[] = [];
  faults.set(page, found);
  page.on('pageerror', (error) => found.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(`${message.text()} (${message.location().url})`);
  });
}

/** Says that this page will provoke a fault on purpose, such as a refused sign-in. */
export function expectFault(page: Page, pattern: RegExp): void {
  allowed.set(page, [...(allowed.get(page) ?? []), pattern]);
}

/** The faults that nobody expected. */
export function unexpectedFaults(page: Page): string[] {
  const patterns = allowed.get(page) ?? [];
  return (faults.get(page) ?? []).filter((fault) => !patterns.some((each) => each.test(fault)));
}
