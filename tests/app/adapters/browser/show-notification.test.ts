import { afterEach, expect, test, vi } from 'vitest';
import { showNotification } from '../../../../app/adapters/browser/show-notification.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('where a page may show no notification by itself, its worker does, and a click leads to what it is about', async () => {
  const shown: [string, object][] = [];
  const worker = {
    showNotification: async (title: string, options: object) => void shown.push([title, options]),
  };
  const serviceWorker = Object.assign(new EventTarget(), { getRegistration: async () => worker });
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('document', { hidden: true });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal(
    'Notification',
    class {
      static permission = 'granted';
      constructor() {
        throw new TypeError('Illegal constructor');
      }
    },
  );
  const opened = vi.fn();
  await showNotification({
    ...{ title: 'Rider at the door', body: 'Ana Lim', tag: 'order m1', language: 'en', opened },
  });
  expect(shown).toEqual([['Rider at the door', { body: 'Ana Lim', tag: 'order m1', lang: 'en' }]]);
  const click = (tag: string) =>
    serviceWorker.dispatchEvent(new MessageEvent('message', { data: { notification: tag } }));
  click('order m2');
  expect(opened).not.toHaveBeenCalled();
  click('order m1');
  expect(opened).toHaveBeenCalledOnce();
});
