import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { appended } from '#core';
import { type Call, callFx, copyTextFx, waitFx } from '#core/ports';
import type { ServiceKey, Webhook } from '#schemas';
import { fact } from '../../core/kernel/log.ts';
import { accountOf, outletsOf } from '../../plugins/connect-till/account.ts';
import { $account, tillClosed, tillOpened } from '../../plugins/connect-till/account-model.ts';
import {
  $keyDialog,
  $keyRefusal,
  $keys,
  keyAsked,
  keyDialogOpened,
  keyRevoked,
  keysRetried,
} from '../../plugins/connect-till/keys-model.ts';
import {
  $log,
  deliveryResent,
  logOpened,
  moreAsked,
  testSent,
} from '../../plugins/connect-till/log-model.ts';
import { $secret, secretCopied, secretSeen } from '../../plugins/connect-till/secret-model.ts';
import {
  $webhookDialog,
  $webhookRefusal,
  $webhooks,
  webhookAsked,
  webhookDialogOpened,
  webhookPaused,
  webhookRemoved,
} from '../../plugins/connect-till/webhooks-model.ts';
import { vendor } from '../support/arbitraries.ts';

const key: ServiceKey = {
  ...{ key_id: 'key:1', vendor_id: 'm1', name: 'Till', scopes: ['read-orders'] },
  ...{ secrets: [{ hint: 'rpk_abcdef', created_at: 1 }], created_at: 1 },
};
const webhook: Webhook = {
  ...{ webhook_id: 'wh_1', vendor_id: 'm1', url: 'https://till.example/', personal: false },
  ...{ events: ['order.placed'], created_at: 1 },
};
const delivery = {
  delivery_id: 'msg_1',
  event: 'order.placed',
  created_at: 1,
  state: 'failed',
  tries: 3,
};

/** A scope whose calls are answered by their ids; an answer with a tag is a problem. */
function world(answers: Record<string, (input: Call['input']) => unknown> = {}) {
  const asked: string[] = [];
  const bodies: unknown[] = [];
  const copied: string[] = [];
  const usual: typeof answers = {
    listServiceKeys: () => ({ keys: [key] }),
    listWebhooks: () => ({ webhooks: [webhook] }),
    ...answers,
  };
  const scope = fork({
    handlers: [
      [
        callFx,
        async ({ endpoint, input }: Call) => {
          asked.push(endpoint.id);
          bodies.push(input.body);
          const answer = usual[endpoint.id]?.(input);
          if (typeof answer === 'object' && answer !== null && 'tag' in answer) throw answer;
          return answer;
        },
      ],
      [copyTextFx, (text: string) => void copied.push(text)],
      [waitFx, () => undefined],
    ],
  });
  return { scope, asked, bodies, copied };
}

const opened = async (answers?: Parameters<typeof world>[0]) => {
  const made = world(answers);
  await allSettled(tillOpened, { scope: made.scope, params: 'm1' });
  return made;
};
const refused = (code: string, field?: string) => ({
  ...{ tag: 'refused', status: 400, code, message: 'x', key: `till.error.${code}` },
  ...(field && { field }),
});

test('a key is made with what was asked, and its secret told until it is seen', async () => {
  const made = { key: { ...key, key_id: 'key:2' }, secret: 'rpk_secret' };
  const { scope, bodies, copied } = await opened({ createServiceKey: () => made });
  await allSettled(keyDialogOpened, { scope });
  const asked = { name: 'Till 7', scopes: ['read-orders'], outlets: [] } as const;
  await allSettled(keyAsked, { scope, params: asked });
  expect(bodies.at(-1)).toEqual({ name: 'Till 7', scopes: ['read-orders'] });
  expect(scope.getState($keys).keys.map(({ key_id }) => key_id)).toEqual(['key:2', 'key:1']);
  expect(scope.getState($keyDialog)).toBe(false);
  expect(scope.getState($secret)).toEqual({ of: 'key', secret: 'rpk_secret' });
  await allSettled(secretCopied, { scope, params: 'rpk_secret' });
  expect(copied).toEqual(['rpk_secret']);
  await allSettled(secretSeen, { scope });
  expect(scope.getState($secret)).toBeNull();
});

test('leaving the page drops what it knew', async () => {
  const { scope } = await opened({ createServiceKey: () => ({ key, secret: 'rpk_secret' }) });
  const asked = { name: 'Till 7', scopes: ['webhooks'], outlets: ['m1a'] } as const;
  await allSettled(keyAsked, { scope, params: asked });
  await allSettled(tillClosed, { scope });
  expect([scope.getState($secret), scope.getState($account)]).toEqual([null, '']);
  expect(scope.getState($keys).keys).toEqual([]);
});

test('what is answered after its person signed out, also in another tab, is nothing to the next one', async () => {
  const made = Promise.withResolvers<unknown>();
  const { scope } = await opened({ createServiceKey: () => made.promise });
  const asked = { name: 'Till 7', scopes: ['webhooks'], outlets: [] } as const;
  const answers = [allSettled(keyAsked, { scope, params: asked })];
  void allSettled(appended, {
    scope,
    params: [fact('session.ended', 'user', 0, { reason: 'signed-out' })],
  });
  void allSettled(tillOpened, { scope, params: 'm2' });
  made.resolve({ key: { ...key, key_id: 'key:2' }, secret: 'rpk_secret' });
  await Promise.all(answers);
  expect(scope.getState($secret)).toBeNull();
  expect(scope.getState($keys).keys.map(({ key_id }) => key_id)).not.toContain('key:2');
});

test('a key of another account is not among those of the page, and its secret is told all the same', async () => {
  const made = Promise.withResolvers<unknown>();
  const { scope } = await opened({ createServiceKey: () => made.promise });
  const asked = { name: 'Till 7', scopes: ['webhooks'], outlets: [] } as const;
  const answer = allSettled(keyAsked, { scope, params: asked });
  void allSettled(tillOpened, { scope, params: 'm2' });
  made.resolve({ key: { ...key, key_id: 'key:2' }, secret: 'rpk_secret' });
  await answer;
  expect(scope.getState($keys).keys.map(({ key_id }) => key_id)).not.toContain('key:2');
  expect(scope.getState($secret)).toEqual({ of: 'key', secret: 'rpk_secret' });
});

test.each([
  [{ name: ' ', scopes: ['webhooks'], outlets: [] }, 'till.error.name', 'name'],
  [{ name: 'x', scopes: [], outlets: [] }, 'till.error.scopes', 'scopes'],
] as const)('of %j it is said without a call what is missing', async (params, what, where) => {
  const { scope, asked } = await opened();
  await allSettled(keyAsked, { scope, params });
  expect(scope.getState($keyRefusal)).toEqual({ what, where });
  expect(asked).not.toContain('createServiceKey');
});

test('a key that is revoked says so, and a list that failed is asked for again', async () => {
  let broken = true;
  const { scope } = await opened({
    listServiceKeys: () => (broken ? { tag: 'unreachable', message: 'x' } : { keys: [key] }),
    revokeServiceKey: () => ({ ...key, revoked_at: 2 }),
  });
  expect(scope.getState($keys).state).toBe('failed');
  broken = false;
  await allSettled(keysRetried, { scope });
  expect(scope.getState($keys).state).toBe('ready');
  await allSettled(keyRevoked, { scope, params: 'key:1' });
  expect(scope.getState($keys).keys[0]?.revoked_at).toBe(2);
});

test('a refusal of a target stands at its field, and the dialog stays', async () => {
  const { scope } = await opened({ createWebhook: () => refused('target', 'body.url') });
  await allSettled(webhookDialogOpened, { scope, params: null });
  const asked = { url: 'https://10.0.0.1/', events: ['order.placed'], personal: false } as const;
  await allSettled(webhookAsked, { scope, params: asked });
  expect(scope.getState($webhookRefusal)).toEqual({ what: 'till.error.target', where: 'url' });
  expect(scope.getState($webhookDialog)).toEqual({ webhook: null });
  await allSettled(webhookAsked, { scope, params: { ...asked, url: 'till' } });
  expect(scope.getState($webhookRefusal)).toEqual({ what: 'till.error.address', where: 'url' });
  await allSettled(webhookAsked, { scope, params: { ...asked, events: [] } });
  expect(scope.getState($webhookRefusal)).toEqual({ what: 'till.error.events', where: 'events' });
});

test('a target is changed as it is: one that rests goes on resting, until it is to go on', async () => {
  const paused = { ...webhook, paused: { at: 1, reason: 'asked' } };
  const { scope, bodies } = await opened({
    listWebhooks: () => ({ webhooks: [paused] }),
    updateWebhook: ({ body }) => ({ ...webhook, ...Object(body) }),
  });
  await allSettled(webhookDialogOpened, { scope, params: paused });
  const asked = {
    url: 'https://other.example/',
    events: ['order.edited'],
    personal: true,
  } as const;
  await allSettled(webhookAsked, { scope, params: asked });
  expect(bodies.at(-1)).toEqual({ ...asked, paused: true });
  expect(scope.getState($webhookDialog)).toBeNull();
  await allSettled(webhookPaused, { scope, params: { webhook: paused, paused: false } });
  expect(bodies.at(-1)).toEqual({
    ...{ url: webhook.url, events: webhook.events, personal: false, paused: false },
  });
});

test('one that is removed is gone', async () => {
  const { scope } = await opened({ deleteWebhook: () => ({ success: true }) });
  await allSettled(webhookRemoved, { scope, params: 'wh_1' });
  expect(scope.getState($webhooks).webhooks).toEqual([]);
});

test('a test opens the log, whose deliveries come in pages and can be sent again', async () => {
  const page = Array.from({ length: 50 }, (_, nth) => ({ ...delivery, delivery_id: `msg_${nth}` }));
  const { scope } = await opened({
    testWebhook: () => delivery,
    listWebhookDeliveries: ({ query }) => ({
      deliveries:
        Object(query).before === undefined ? page : [{ ...delivery, delivery_id: 'last' }],
    }),
    resendWebhookDelivery: () => ({ ...delivery, delivery_id: 'last', state: 'delivered' }),
  });
  await allSettled(testSent, { scope, params: webhook });
  expect(scope.getState($log)?.mayHaveMore).toBe(true);
  await allSettled(moreAsked, { scope });
  const log = scope.getState($log);
  expect([log?.deliveries.length, log?.mayHaveMore]).toEqual([51, false]);
  await allSettled(deliveryResent, { scope, params: 'last' });
  expect(scope.getState($log)?.deliveries.at(-1)?.state).toBe('delivered');
});

test('what is on its way is looked at again, until it has ended or for as often as makes sense', async () => {
  let looks = 0;
  const { scope } = await opened({
    listWebhookDeliveries: () => ({
      deliveries: [{ ...delivery, state: ++looks < 3 ? 'waiting' : 'delivered' }],
    }),
  });
  await allSettled(logOpened, { scope, params: webhook });
  expect([looks, scope.getState($log)?.deliveries[0]?.state]).toEqual([3, 'delivered']);
  looks = -100;
  await allSettled(logOpened, { scope, params: webhook });
  expect(looks).toBe(-89);
});

test('an answer for a log that is no longer looked at changes nothing', async () => {
  const first = Promise.withResolvers<unknown>();
  let asked = 0;
  const { scope } = await opened({
    listWebhookDeliveries: () => (asked++ === 0 ? first.promise : { deliveries: [delivery] }),
  });
  const early = allSettled(logOpened, { scope, params: webhook });
  const late = allSettled(logOpened, { scope, params: { ...webhook, webhook_id: 'wh_2' } });
  first.resolve({ deliveries: [] });
  await Promise.all([early, late]);
  expect(scope.getState($log)?.deliveries).toEqual([delivery]);
});

test('the account is the parent where somebody reaches it, else the outlet itself', () => {
  const parent = vendor('m1');
  const outlet = vendor('m1a', 'm1');
  expect(accountOf([parent, outlet], outlet)).toBe(parent);
  expect(accountOf([outlet], outlet)).toBe(outlet);
  expect(outletsOf([parent, outlet], 'm1')).toEqual([outlet]);
});
