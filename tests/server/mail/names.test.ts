import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Deployment } from '#schemas';
import { writeLetter } from '../../../server/mail/write.ts';

const file = new URL('../../../deployments/sg.json', import.meta.url);
const deployment = Deployment.parse(JSON.parse(readFileSync(file, 'utf8')));
const deployments = {
  ...{ all: [deployment], previews: [], broken: [] },
  forHost: () => ({ ok: true, deployment }) as const,
  claims: () => true,
};
const facts = { deployment: 'sg', language: 'en', origin: 'https://portal.example' };

const [cook, water] = ['👩‍🍳', 'น้ำ'];
const long = cook.repeat(50) + water.repeat(95);
const short = `${cook.repeat(50)}${water.repeat(9)}…`;

test('a long name is cut where it greets and in a subject, and stands whole in the text', async () => {
  const said = { path: '/join', name: long, values: { member: 'Mei', outlet: long } };
  const mail = await writeLetter({ deployments }, facts, 'invitation', said);
  expect(mail?.subject).toContain(`Mei invites you to ${short} ·`);
  expect(mail?.text).toContain(`Hello ${short},\n`);
  expect(mail?.text).toContain(`Mei asks you to join ${long} on`);
  expect(mail?.text).toContain(`Join ${short}:\nhttps://portal.example/join`);
  expect(mail?.html).toContain(`Hello ${short},`);
});

test('a usual name is told as it is', async () => {
  const said = { name: 'Lantern Noodles', path: '/connect' };
  const mail = await writeLetter({ deployments }, facts, 'known', said);
  expect(mail?.text).toMatch(/^Hello Lantern Noodles,\n/);
});
