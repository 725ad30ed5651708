import { beforeEach, expect, test, vi } from 'vitest';
import { hearPageFaults } from '../../../../app/adapters/browser/page-faults.ts';

const report = vi.fn();
let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  report.mockClear();
  hearPageFaults(page as Window, report);
});

const happen = (type: string, about: object) =>
  page.dispatchEvent(Object.assign(new Event(type), about));

test('what nobody caught is told as the page’s, with what it says', () => {
  const error = new TypeError('x is not a function');
  happen('error', { error, message: 'Uncaught TypeError' });
  happen('error', { error: null, message: 'Script error.' });
  happen('unhandledrejection', { reason: error });
  expect(report.mock.calls).toEqual([
    [{ pluginId: 'page', part: 'error', cause: error }],
    [{ pluginId: 'page', part: 'error', cause: 'Script error.' }],
    [{ pluginId: 'page', part: 'promise', cause: error }],
  ]);
});

test('a fault of a feature is told once, as the feature’s', () => {
  happen('error', { error: new Error('the feature tip broke: fields'), message: '' });
  expect(report).not.toHaveBeenCalled();
});
