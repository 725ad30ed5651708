import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type Deployment, defaultFlags, readFlags } from '#schemas';
import { askForFlags, flagProviders } from '../../../../app/adapters/network/flags.ts';
import { law } from '../../../support/property.ts';

const flagHosts = { asia: '/a', europe: '/e', fallback: '/s' };
const providers = flagProviders({ region: 'eu-west-2', flagHosts } as Deployment);
const answers = (byUrl: Record<string, () => Response>) => async (url: unknown) =>
  (byUrl[String(url)] ?? (() => Response.error()))();

describe('flag providers', () => {
  it('are asked nearest first, the static file last', () => {
    expect(providers.map(([name]) => name)).toEqual(['europe', 'asia', 'static']);
    const asian = flagProviders({ region: 'ap-south-1', flagHosts } as Deployment);
    expect(asian.map(([name]) => name)).toEqual(['asia', 'europe', 'static']);
  });

  it('are passed over when they fail, answer garbage or refuse', async () => {
    const round = await askForFlags(
      providers,
      answers({
        '/e': () => new Response('<html>'),
        '/a': () => Response.json({ flags: {} }, { status: 503 }),
        '/s': () => Response.json({ flags: { voucher: true } }),
      }) as typeof fetch,
    );
    expect(round).toEqual({ provider: 'static', answer: { flags: { voucher: true } } });
  });

  it('that all fail say so, each with its reason', async () => {
    const broken = async (url: unknown) => {
      if (url === '/e') throw new DOMException('late', 'TimeoutError');
      throw new TypeError('Failed to fetch');
    };
    await expect(askForFlags(providers, broken as typeof fetch)).rejects.toThrow(
      'FwF: couldnt refresh the flags (europe: Timeout error, asia: Error, static: Error)',
    );
  });

  it('have two seconds each', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await askForFlags(
      providers,
      answers({ '/s': () => Response.json({ flags: {} }) }) as typeof fetch,
    );
    expect(timeout.mock.calls).toEqual([[2000], [2000], [2000]]);
    timeout.mockRestore();
  });

  it('law: a hostile answer turns on nothing but flags that it sets to true', () => {
    law(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (flags) => {
        const read = readFlags({ flags });
        return (
          Object.keys(read).length === Object.keys(defaultFlags).length &&
          Object.entries(read).every(([, value]) => typeof value === 'boolean')
        );
      }),
    );
  });
});
