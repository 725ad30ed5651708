import { expect } from 'vitest';
import { openAtOutlet } from '../pages/portal.ts';
import { test as usual } from '../support/browser.ts';
import { expectSound } from '../support/sound.ts';
import { enter } from './steps.ts';

const test = usual.extend('letterSize', { scope: 'file' }, 32);

test.for([{ width: 1280 }, { width: 720 }])(
  'letters twice as large have half the room: $width px',
  async ({ width }, { newPage }) => {
    const portal = await openAtOutlet(newPage, { deployment: 'sg', width });
    const { page, shell, request } = portal;
    await enter(portal);
    await request.address.waitFor();
    expect(await shell.account.isVisible()).toBe(false);
    await expectSound(page);
    await shell.menu.click();
    await shell.drawer.waitFor();
    await expectSound(page);
  },
);
