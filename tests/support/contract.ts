import { appendFileSync } from 'node:fs';
import { type Endpoint, generalRefusals } from '#schemas';
import { statusesOf } from '../../server/http/statuses.ts';
import type { ServerModule } from '../../server/module.ts';

/** What a server answered to a call: `good`, or the code of its refusal. */
export type Answered = { readonly endpoint: string; readonly what: string };

/** Writes down, once for each process, which answers of which calls the tests of the server have seen. */
export function contractRecorder(file: string, endpoints: readonly Endpoint[]): ServerModule {
  const routes = new Map(endpoints.map((each) => [`${each.method} ${routeOf(each)}`, each]));
  return {
    name: 'contract recorder',
    async register(app) {
      app.addHook('onSend', async (request, reply, payload) => {
        const endpoint = routes.get(`${request.method} ${request.routeOptions.url}`);
        if (endpoint !== undefined) {
          const what = whatOf(endpoint, reply.statusCode, payload);
          note(file, { endpoint: endpoint.id, what });
        }
        return payload;
      });
    },
  };
}

const noted = new Set<string>();

function note(file: string, { endpoint, what }: Answered): void {
  const line = `${endpoint} ${what}\n`;
  if (noted.has(line)) return;
  noted.add(line);
  appendFileSync(file, line);
}

/** A good answer that its declaration would refuse, and a code with a status that is not its own, are the fault of either, and no declared one. */
function whatOf({ result, produces }: Endpoint, status: number, payload: unknown): string {
  if (status < 400) {
    if (produces !== undefined || typeof payload !== 'string') return 'good';
    return result.safeParse(JSON.parse(payload).result).success ? 'good' : 'UndeclaredAnswer';
  }
  try {
    const { code } = JSON.parse(String(payload)).errors[0];
    return statusesOf(code).includes(status) ? code : `${code}-with-${status}`;
  } catch {
    return `http-${status}`;
  }
}

/** How a call is routed. */
function routeOf({ service, path }: Endpoint): string {
  return `/${service}/api/v1${path.replace(/\{(\w+)\}/g, ':$1')}`;
}

/** Reads what was written down. */
export function answersIn(text: string): readonly Answered[] {
  return text.split('\n').flatMap((line) => {
    const [endpoint, what] = line.split(' ');
    return endpoint && what ? [{ endpoint, what }] : [];
  });
}

/**
 * What of the contract no test has seen: the good answer of a call, one of the refusals that it declares, or its
 * refusal of malformed input.
 */
export function holesIn(
  endpoints: readonly Pick<Endpoint, 'id' | 'refusals'>[],
  answers: readonly Answered[],
): readonly string[] {
  const seen = new Set(answers.map(({ endpoint, what }) => `${endpoint} ${what}`));
  return endpoints.flatMap(({ id, refusals }) =>
    ['good', 'InvalidInput', ...refusals]
      .map((what) => `${id} ${what}`)
      .filter((each) => !seen.has(each)),
  );
}

/** What no call declares: that it is answered, and what every call may be refused for. */
const general: ReadonlySet<string> = new Set(['good', ...generalRefusals]);

/** The refusals that tests have seen of a call which does not declare them. */
export function undeclaredIn(
  endpoints: readonly Pick<Endpoint, 'id' | 'refusals'>[],
  answers: readonly Answered[],
): readonly string[] {
  const declared = new Map(endpoints.map(({ id, refusals }) => [id, refusals]));
  return answers.flatMap(({ endpoint, what }) => {
    const known = general.has(what) || declared.get(endpoint)?.includes(what);
    return known ? [] : [`${endpoint} ${what}`];
  });
}
