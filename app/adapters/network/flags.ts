import { type Deployment, FlagAnswer } from '#schemas';

const timeoutSeconds = 2;

/** The first usable answer, and its provider. */
type FlagRound = { answer: FlagAnswer; provider: string };

/** The region's own service first, then the other one, then the file on this origin (specification 1, section 7). */
export function flagProviders({
  region,
  flagHosts,
}: Deployment): readonly (readonly [string, string])[] {
  const asia = ['asia', flagHosts.asia] as const;
  const europe = ['europe', flagHosts.europe] as const;
  const services = region.startsWith('ap-') ? [asia, europe] : [europe, asia];
  return [...services, ['static', flagHosts.fallback]];
}

/** Asks the providers in turn, two seconds each; throws the reasons when none answers. */
export async function askForFlags(
  providers: readonly (readonly [string, string])[],
  ask: typeof fetch,
): Promise<FlagRound> {
  const reasons: string[] = [];
  for (const [provider, url] of providers) {
    const answer = await askOne(url, ask);
    if (typeof answer !== 'string') return { answer, provider };
    reasons.push(`${provider}: ${answer}`);
  }
  throw new Error(`FwF: couldnt refresh the flags (${reasons.join(', ')})`);
}

async function askOne(url: string, ask: typeof fetch): Promise<FlagAnswer | string> {
  const signal = AbortSignal.timeout(timeoutSeconds * 1000);
  try {
    const response = await ask(url, { signal, cache: 'no-store' });
    const parsed = FlagAnswer.safeParse(await response.json());
    return response.ok && parsed.success ? parsed.data : 'Error';
  } catch (error) {
    // Older browsers name a timeout's error like any other abort.
    const late = signal.aborted || (error instanceof DOMException && error.name === 'TimeoutError');
    return late ? 'Timeout error' : 'Error';
  }
}
