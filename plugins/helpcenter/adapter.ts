import { builtAs, originOf } from '#adapters';
import { HelpCentreAnswer, type HelpCentreInit } from '#schemas';

const timeoutSeconds = 15;

type Begun = { readonly host: string; readonly body: Omit<HelpCentreInit, 'app_version'> };

/** Begins a visit to the help centre; answers the address to show. Fails for an address of another origin, since people trust the page in the frame. */
export async function initHelpCentre(
  { host, body }: Begun,
  ask = fetch,
  version = builtAs() ?? 'unknown',
): Promise<HelpCentreAnswer> {
  const response = await ask(`${host}/conditions-api/v1/init`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, app_version: version } satisfies HelpCentreInit),
    ...{
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(timeoutSeconds * 1000),
    },
  });
  if (!response.ok) throw new Error(`help centre: ${response.status}`);
  const { url } = HelpCentreAnswer.parse(await response.json());
  if (originOf(url) !== new URL(host).origin) {
    throw new Error('help centre: the address is of another origin');
  }
  return { url };
}
