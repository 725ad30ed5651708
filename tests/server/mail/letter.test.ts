import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Deployment } from '#schemas';
import { letterheadOf } from '../../../server/brand.ts';
import { letter } from '../../../server/mail/letter.ts';

const folder = new URL('../../../deployments/', import.meta.url);
const deployments = globSync('*.json', { cwd: folder }).map((name) =>
  Deployment.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))),
);

test.each(deployments)(
  'a letter of $id looks like its brand and fetches nothing',
  async (deployment) => {
    const head = await letterheadOf(deployment);
    const action = { label: 'Go <there>', href: 'https://portal.example/verify' };
    const { html = '', attachments = [] } = letter({
      ...{ language: 'en', from: 'Who', head, subject: 'About · Who', paragraphs: ['One'] },
      ...{ heading: 'About', action, reason: 'Because' },
    });
    expect(html).toContain(`background:${head.accent};color:${head.onAccent}`);
    expect(html).toContain('Go &lt;there&gt;');
    // Who it is from stands above already.
    expect(html).toContain('>About</h1>');
    expect([...html.matchAll(/src="([^"]+)"/g)].map(([, from]) => from)).toEqual(['cid:sign']);
    expect(attachments).toEqual([expect.objectContaining({ cid: 'sign', content: head.sign })]);
  },
);
