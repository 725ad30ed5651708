import text from 'escape-html';
import { type Endpoint, endpoints } from '#schemas';
import { operatorCalls } from '#schemas/operator';
import { deprecationText } from '../http/deprecation.ts';
import type { ServerModule } from '../module.ts';
import { remembered } from '../remembered.ts';
import { asyncApi } from './asyncapi.ts';
import { leavesOf } from './fields.ts';
import { plainPage } from './html.ts';
import { jsonSchema, openApi } from './openapi.ts';
import { sendPlain } from './plain.ts';
import { byResource, type Resource } from './resources.ts';

/** Serves the contract's documents, for people and for programs. */
export const docs: ServerModule = {
  name: 'docs',
  async register(app) {
    app.get('/docs', { compress: {} }, async (_request, reply) => {
      return sendPlain(reply, 200, await texts('page', async () => docsPage(calls)));
    });
    for (const [path, make] of Object.entries(documents)) {
      app.get(path, { compress: {} }, async (_request, reply) => {
        return reply
          .header('cache-control', 'no-cache')
          .type('application/json; charset=utf-8')
          .send(await texts(path, async () => JSON.stringify(make(), undefined, 2)));
      });
    }
  },
};

const calls = Object.values(endpoints);

/** What programs read, by where it is served. */
const documents = {
  '/docs/openapi.json': () => openApi(calls),
  '/docs/asyncapi.json': asyncApi,
  '/docs/operators/openapi.json': () => openApi(Object.values(operatorCalls)),
};

/** Made on first request, so that they do not slow down the start. */
const texts = remembered<string>();

const access: Record<Endpoint['access']['kind'], string> = {
  public: 'anybody',
  operator: 'operators',
  session: 'anybody who is signed in',
  fleet: 'the connected fleet, by its signature',
  processor: 'the card processor, by its signature',
  vendor: 'members of the vendor',
  order: "members of the order's vendor",
  rider: 'members of a vendor whose order the rider carries',
  bulkJob: "members of the job's vendor",
  payment: "members of the payment's vendor",
};

const retry: Record<Endpoint['retry'], string> = {
  safe: 'safe, it changes nothing',
  idempotent: 'safe, twice has the effect of once',
  keyed: 'safe with the same Idempotency-Key',
  never: 'not safe',
};

function docsPage(calls: readonly Endpoint[]): string {
  const resources = byResource(calls);
  return plainPage(
    'Rider portal API',
    `<div class="page manual">
<header>
<h1>Rider portal API</h1>
<p>Answers are JSON, <code>{ "result": … }</code> or <code>{ "errors": [{ "code", "message", "meta" }] }</code>. A signed-in call carries <code>Authorization: Bearer</code> with a service key or an access token. Times are Unix seconds.</p>
<p>For programs: <a href="/docs/openapi.json">OpenAPI</a>, <a href="/docs/asyncapi.json">AsyncAPI of the live socket</a>, and <a href="/docs/operators/openapi.json">OpenAPI of what operators do</a>.</p>
</header>
<nav aria-label="Calls" class="contents">${resources.map(contentsOf).join('')}</nav>
<main>
${resources.map(({ title, about, calls: own }) => `<h2>${text(title)}</h2>\n<p>${text(about)}</p>\n${own.map(callSection).join('\n')}`).join('\n')}
</main>
</div>`,
  );
}

function contentsOf({ title, calls }: Resource): string {
  const links = calls.map(
    ({ id, method, path, summary }) =>
      `<li><a href="#${text(id)}" title="${method} ${text(path)}">${worded(brief(summary))}</a></li>`,
  );
  return `<details><summary>${text(title)} (${calls.length})</summary><ul>${links.join('')}</ul></details>`;
}

function callSection(call: Endpoint): string {
  const path = `/${call.service}/api/v1${call.path}`;
  return `<section class="call" id="${text(call.id)}" aria-labelledby="${text(call.id)}-title">
<h3 id="${text(call.id)}-title"><span class="method" data-method="${call.method}">${call.method}</span> <code>${text(path)}</code></h3>
<p>${worded(call.summary)}.</p>${going(call)}
<p class="quiet">For ${text(access[call.access.kind])}. Sending it again is ${text(retry[call.retry])}.${refusals(call)}</p>
${fields(call.id, 'Path', jsonSchema(call.params, 'output'))}
${fields(call.id, 'Query', jsonSchema(call.query, 'output'))}
${fields(call.id, 'Body', jsonSchema(call.body, 'input'))}
${fields(call.id, 'Result', jsonSchema(call.result, 'output'))}
</section>`;
}

function going(call: Endpoint): string {
  return call.deprecated ? `\n<p><strong>${text(deprecationText(call))}</strong></p>` : '';
}

function refusals({ refusals }: Endpoint): string {
  if (refusals.length === 0) return '';
  return ` It may be refused with ${refusals.map((code) => `<code>${text(code)}</code>`).join(', ')}.`;
}

function fields(id: string, caption: string, schema: Record<string, unknown>): string {
  const rows = leavesOf(schema);
  if (rows.length === 0) return '';
  const cells = rows.map(
    ({ path, type, rule }) =>
      `<tr><th scope="row"><code>${text(path)}</code></th><td>${text(type)}</td><td>${worded(rule)}</td></tr>`,
  );
  const count = `${rows.length} ${rows.length === 1 ? 'field' : 'fields'}`;
  // What is sent is read first; what comes back can be very long.
  const open = caption === 'Result' ? '' : ' open';
  return `<details class="fields"${open}><summary>${caption}, ${count}</summary><div class="scroll" tabindex="0" role="region" aria-label="${text(id)}: ${caption}"><table>
<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Rule</th></tr></thead>
<tbody>${cells.join('')}</tbody></table></div></details>`;
}

/** As HTML, with what stands between backticks as code. */
function worded(words: string): string {
  return text(words).replace(/`([^`]+)`/g, '<code>$1</code>');
}

/** What a call does, without how and when: as much of its summary as a list has room for. */
function brief(summary: string): string {
  const [first = ''] = summary.split(/[;:(]|(?:,? and)?,? where | so that /);
  return first.trim();
}
