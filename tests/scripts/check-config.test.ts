import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const tree = fileURLToPath(new URL('../../', import.meta.url));
const shared = ['core', 'schemas', 'server', 'package.json', 'node_modules'];
const copied = ['markets', 'brands', 'plugins', 'deployments', 'app/i18n'];
const sound = 'DISPATCHER=none\nDATABASE_URL=postgres://localhost/portal\nDEMO=true\n';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'rider-portal-check-'));
  for (const path of copied) await cp(join(tree, path), join(root, path), { recursive: true });
  for (const path of shared) await symlink(join(tree, path), join(root, path));
  await write('sound.env', sound);
});
afterAll(() => rm(root, { recursive: true }));

const read = (path: string) => readFile(join(root, path), 'utf8');
const write = (path: string, text: string) => writeFile(join(root, path), text);

async function change(path: string, from: string, to: string): Promise<void> {
  const text = await read(path);
  expect(text).toContain(from);
  await write(path, text.replace(from, to));
}

async function lineOf(path: string, text: string): Promise<number> {
  return (await read(path)).split('\n').findIndex((line) => line.includes(text)) + 1;
}

/** What the command says of the tree, the findings by line. */
function check(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/check-config.ts', '--root', root, ...words],
    { cwd: tree, encoding: 'utf8' },
  );
  return { status, stdout, findings: stderr.split('\n').filter(Boolean) };
}

test('of what is shipped nothing is wrong, and what will not work is said', () => {
  const { status, stdout, findings } = check('--env-file', join(root, 'sound.env'));
  expect({ status, findings }).toEqual({ status: 0, findings: [] });
  expect(stdout).toMatch(
    /5 deployments, \d+ markets, \d+ brands, \d+ features .*: nothing is wrong/,
  );
  expect(stdout).toContain('The demo is on (DEMO=true)');
  expect(stdout).toContain('There is no build');
});

test('an identity provider without its secret is said, and is nothing wrong', async () => {
  const before = await read('deployments/kh.json');
  const oidc = { issuer: 'https://login.example', clientId: 'x', name: 'Work' };
  const named = (issuer: string) =>
    write(
      'deployments/kh.json',
      JSON.stringify({ ...JSON.parse(before), signIn: { oidc: { ...oidc, issuer } } }),
    );
  const checked = () => check('--env-file', join(root, 'sound.env'));
  await named(oidc.issuer);
  const { status, stdout } = checked();
  expect(status).toBe(0);
  expect(stdout).toContain('Nobody can sign in to kh with Work: OIDC_SECRETS has no kh=SECRET');
  await named('http://login.example');
  expect(checked().findings.join()).toContain('signIn.oidc.issuer');
  await write('deployments/kh.json', before);
});

test('each wrong file is named with line and reason, and stops no other from being looked at', async () => {
  await change('markets/sg.ts', "timezone: 'Asia/Singapore'", "timezone: 'Asia/Singapur'");
  await change('markets/la.ts', 'perKilometre: ', 'perKilometre: -');
  await change('markets/kw.ts', '  country:', '  country');
  await change('markets/at.ts', "languages: ['de', ", "languages: ['de', 'de-AT', ");
  await change('markets/my.ts', 'centre: { latitude: ', 'centre: { latitude: -');
  await change('markets/pl.ts', 'export const market ', 'export const poland ');
  await change('markets/pt.ts', '  timezone:', '  zone:');
  await cp(join(root, 'markets/th.ts'), join(root, 'markets/siam.ts'));
  await rename(join(root, 'markets/bg.ts'), join(root, 'markets/zz.ts'));
  await change('brands/lotus/colours.json', '#c41c70', 'pink');
  await change('brands/heron/index.ts', "illustration: '", "illustration: 'oil-");
  await change('brands/paprika/colours.json', '"accentSoft"', '"accentsoft"');
  await rm(join(root, 'brands/basket/icons/512.png'));
  await change('brands/juniper/names.json', '"serviceName"', '"serviceNam"');
  await change('plugins/tip/texts/en.json', '{', '{ "tip.x": 5, "order.tips_other": "",');
  await change('plugins/members/texts/later/en.json', '{', '{ "people.role.owner.might": "",');
  await change('plugins/tip/texts/lo.json', '"request.tip', '"request.tiip');
  await change('brands/lotus/texts.json', '"request.success"', '"request.sucess"');
  await write('brands/hopper/texts.json', '{ "en": { "zzzz": "?" }, "xx": {} }');
  await change('plugins/orders.ts', "import { tipOrder } from './tip/order.ts';\n", '');
  await change('plugins/columns.ts', "import { tipColumns } from './tip/columns.ts';\n", '');
  await change('app/i18n/locales/later/lo.json', '",\n', '"\n');
  await cp(join(root, 'plugins/voucher'), join(root, 'plugins/forgotten'), { recursive: true });
  const kh = await read('deployments/kh.json');
  await write('plugins/helpcenter/server.ts', `${await read('plugins/helpcenter/server.ts')}{`);
  await write('deployments/copy.json', kh.replace('"id": "kh"', '"id": "copy"'));
  await change('deployments/kh.json', '"brand": "lotus"', '"brand": "nobodys"');
  await write(
    'deployments/other.json',
    kh
      .replace('"id": "kh"', '"id": "other"')
      .replace('["kh.localhost"]', '["https://portal.kh", "kh.localhost"]')
      .replace('"voucher": true', '"vouchers": true'),
  );
  await write('deployments/third.json', kh.replace('"brand": "lotus",', '"brand": "lotus"'));
  await write('deployments/twice.json', '{\n  "id": "twice",\n  "id": "twice"\n}\n');
  await write(
    'wrong.env',
    `${sound}# Of this machine\nPORT=many\nTOKEN_SECRET=short\nSMTP_URL_FILE=/none/at/all\nDEPLOYMENT=nowhere\nTRUST_PROXY=10.0.0.0/8,proxy\n`,
  );
  const { status, findings } = check('--env-file', join(root, 'wrong.env'));
  const found = (start: string) => findings.filter((line) => line.startsWith(start));
  const one = (start: string, why: RegExp) =>
    expect(found(start)).toEqual([expect.stringMatching(why)]);
  expect(status).toBe(1);
  one(join(root, 'wrong.env:5: PORT: '), /PORT is wrong: .*number/);
  one(join(root, 'wrong.env:6: TOKEN_SECRET: '), /TOKEN_SECRET is wrong/);
  one(join(root, 'wrong.env:7: SMTP_URL_FILE: '), /cannot be read \(ENOENT\)/);
  one(join(root, 'wrong.env:8: DEPLOYMENT: '), /no deployment "nowhere"/);
  one(join(root, 'wrong.env:9: TRUST_PROXY: '), /"proxy" is no address/);
  one(
    `markets/sg.ts:${await lineOf('markets/sg.ts', 'timezone:')}: timezone: `,
    /no time zone Asia\/Singapur/,
  );
  one('markets/la.ts:', /la\.ts:\d+: fee\.perKilometre: /);
  one('markets/kw.ts:', /kw\.ts:\d+: market: cannot be read/);
  one('markets/at.ts:', /at\.ts:\d+: languages: the product has no language de-AT/);
  one('markets/my.ts:', /my\.ts:\d+: centre: must lie within extent/);
  one('markets/pl.ts:', /pl\.ts:\d+: market: is missing/);
  expect(found('markets/pt.ts:').join()).toMatch(/timezone: is missing: expected string/);
  one('markets/siam.ts: ', /is not read: .* such as sg\.ts/);
  one('markets/zz.ts:', /zz\.ts:\d+: country: must be ZZ/);
  one('brands/lotus/colours.json:3: light.accent: ', /must be a colour/);
  one('brands/heron/index.ts:', /index\.ts:\d+: illustration: must be one of/);
  one('brands/basket/icons/512.png: ', /is missing/);
  one('brands/paprika/colours.json:2: light.accentSoft: ', /is missing: expected string/);
  expect(found('brands/juniper/').length).toBeGreaterThan(0);
  expect(found('plugins/tip/texts/en.json:1: ')).toEqual([
    expect.stringMatching(/: tip\.x: .*expected string, received number/),
    ...['tip.x', 'order.tips_other'].map(
      (name) => `plugins/tip/texts/en.json:1: ${name}: nobody asks for this text`,
    ),
  ]);
  one('plugins/members/texts/later/en.json:1: people.role.owner.might: ', /nobody asks for this/);
  one(
    'plugins/tip/texts/lo.json:',
    /lo\.json:\d+: request\.tiip\S*: .* in plugins\/tip\/texts\/en\.json: did you mean "request\.tip/,
  );
  one(
    'brands/lotus/texts.json:4: en.request.sucess: ',
    /no such text in the product: did you mean "request\.success"\?/,
  );
  expect(found('brands/hopper/texts.json:1: ')).toEqual([
    'brands/hopper/texts.json:1: en.zzzz: there is no such text in the product',
    expect.stringMatching(/: xx: no texts are in this language, only in ar, en, lo, zh_Hant_TW$/),
  ]);
  one('app/i18n/locales/later/lo.json:3: is not JSON', /JSON/);
  one('plugins/index.ts: forgotten: ', /no line here lists plugins\/forgotten\/index\.ts/);
  one('plugins/orders.ts: tip: ', /no line here lists plugins\/tip\/order\.ts/);
  one('plugins/columns.ts: tip: ', /no line here lists plugins\/tip\/columns\.ts/);
  one('plugins/helpcenter/server.ts:', /server\.ts:\d+: helpcenter: cannot be read/);
  one('deployments/sg.json:5: country: ', /no market SG/);
  one('deployments/bulgaria.json:5: country: ', /no market BG/);
  one('deployments/kh.json:4: brand: ', /no brand nobodys, only basket, /);
  expect(found('deployments/copy.json:3: hosts.0')).toEqual([]);
  one('deployments/other.json:', /other\.json:\d+: flags\.vouchers: /);
  one('deployments/third.json:5: is not JSON', /JSON/);
  expect(found('deployments/twice.json:3: id: is there twice')).toHaveLength(1);
}, 60_000);

test('a host that two files claim is wrong in the later one, at its line', async () => {
  const kh = await read('deployments/copy.json');
  await write('deployments/kh.json', kh.replace('"id": "copy"', '"id": "kh"'));
  const { findings } = check('--env-file', join(root, 'sound.env'));
  expect(findings).toContainEqual(
    expect.stringMatching(
      /^deployments\/copy\.json:3: hosts\.0: kh\.localhost is claimed by kh\.json/,
    ),
  );
});

test('a folder that is no copy of the product is named in one line', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['scripts/check-config.ts', '--root', join(root, 'markets')],
    { cwd: tree, encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringMatching(/markets\/ is no copy of the product/),
  ]);
});
