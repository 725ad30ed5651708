import { type Endpoint, endpoints } from '#schemas';
import type { ServerModule } from '../module.ts';
import { plainPage, escapeHtml as text } from './html.ts';
import { jsonSchema, openApi } from './openapi.ts';
import { sendPlain } from './plain.ts';

/** The contract, for a person and for a program. */
export const docs: ServerModule = {
  name: 'docs',
  async register(app) {
    const document = JSON.stringify(openApi(), undefined, 2);
    const page = docsPage(Object.values(endpoints));
    app.get('/docs', async (_request, reply) => sendPlain(reply, 200, page));
    app.get('/docs/openapi.json', async (_request, reply) => {
      return reply
        .header('cache-control', 'no-cache')
        .type('application/json; charset=utf-8')
        .send(document);
    });
  },
};

const access: Record<Endpoint['access']['kind'], string> = {
  public: 'anybody',
  session: 'anybody who is signed in',
  vendor: 'members of the vendor',
  order: "members of the order's vendor",
  rider: 'members of a vendor whose order the rider carries',
};

const retry: Record<Endpoint['retry'], string> = {
  safe: 'safe, it changes nothing',
  idempotent: 'safe, twice has the effect of once',
  keyed: 'safe with the same Idempotency-Key',
  never: 'not safe',
};

function docsPage(calls: readonly Endpoint[]): string {
  const contents = calls.map(
    ({ id, summary }) => `<li><a href="#${text(id)}">${text(summary)}</a></li>`,
  );
  return plainPage(
    'Rider portal API',
    `<main class="page">
<h1>Rider portal API</h1>
<p>Answers are JSON, <code>{ "result": … }</code> or <code>{ "errors": [{ "code", "message", "meta" }] }</code>. A signed-in call carries <code>Authorization: Bearer {AccessToken}|{IdToken}</code>. Times are Unix seconds. The same as a document for programs: <a href="/docs/openapi.json">OpenAPI 3.1</a>.</p>
<nav aria-label="Calls"><ul class="contents">${contents.join('')}</ul></nav>
${calls.map(callSection).join('\n')}
</main>`,
  );
}

function callSection(call: Endpoint): string {
  const path = `/${call.service}/api/v1${call.path}`;
  return `<section class="call" id="${text(call.id)}" aria-labelledby="${text(call.id)}-title">
<h2 id="${text(call.id)}-title"><span class="method">${call.method}</span> <code>${text(path)}</code></h2>
<p>${text(call.summary)}.</p>
<p class="quiet">For ${text(access[call.access.kind])}. Sending it again is ${text(retry[call.retry])}.${refusals(call)}</p>
${fields('Path', jsonSchema(call.params, 'output'))}
${fields('Query', jsonSchema(call.query, 'output'))}
${fields('Body', jsonSchema(call.body, 'input'))}
${fields('Result', jsonSchema(call.result, 'output'))}
</section>`;
}

function refusals({ refusals }: Endpoint): string {
  if (refusals.length === 0) return '';
  return ` It may be refused with ${refusals.map((code) => `<code>${text(code)}</code>`).join(', ')}.`;
}

function fields(caption: string, schema: Record<string, unknown>): string {
  const rows = flatten(schema, '');
  if (rows.length === 0) return '';
  const cells = rows.map(
    ({ path, type, rule }) =>
      `<tr><th scope="row"><code>${text(path)}</code></th><td>${text(type)}</td><td>${text(rule)}</td></tr>`,
  );
  return `<div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table><caption>${caption}</caption>
<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Rule</th></tr></thead>
<tbody>${cells.join('')}</tbody></table></div>`;
}

type Row = { path: string; type: string; rule: string };

/** Every leaf of a schema by its path; `[]` stands for each element of a list. */
function flatten(schema: unknown, path: string): Row[] {
  if (!isRecord(schema)) return [];
  if (isRecord(schema.properties)) {
    return Object.entries(schema.properties).flatMap(([name, value]) =>
      flatten(value, path === '' ? name : `${path}.${name}`),
    );
  }
  if (schema.type === 'object') return [];
  if (schema.items) return flatten(schema.items, `${path}[]`);
  const choices = [schema.anyOf, schema.oneOf].find(Array.isArray);
  if (choices) {
    const rows = choices.flatMap((choice) => flatten(choice, path));
    return rows
      .filter(({ type }) => type !== 'null')
      .map((row) => ({ ...row, ...orNull(choices) }));
  }
  return [{ path: path === '' ? 'result' : path, type: typeOf(schema), rule: ruleOf(schema) }];
}

function orNull(choices: readonly unknown[]): Partial<Row> {
  return choices.some((choice) => isRecord(choice) && choice.type === 'null')
    ? { rule: 'or null' }
    : {};
}

function typeOf({ type, enum: values, const: value }: Record<string, unknown>): string {
  if (Array.isArray(values)) return values.join(' | ');
  return value === undefined ? String(type ?? 'any') : JSON.stringify(value);
}

function ruleOf(schema: Record<string, unknown>): string {
  const names = ['minimum', 'maximum', 'minLength', 'maxLength', 'pattern'];
  return names.flatMap((name) => (name in schema ? [`${name} ${schema[name]}`] : [])).join(', ');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
