import { commentOf, isJson, type Json, nameOf, typeOf } from './types.ts';

/** One call of the document. */
type Operation = { path: string; method: string; declared: Json };

/** The source of a client for all calls of a document that a service key may make. */
export function writeClient(document: Json): string {
  const operations = operationsIn(document);
  const written = operations.map(writeOperation);
  const shapes = shapesBehind(document, [
    ...operations.map(({ declared }) => [declared.requestBody, good(declared)]),
    { $ref: '#/components/schemas/WebhookBody' },
    { $ref: '#/components/schemas/ErrorBody' },
  ]);
  return [
    '// Written by `npm run client` from the OpenAPI document: change that, and run it again.\n',
    ...[...shapes].map(
      ([name, shape]) => `${commentOf(shape)}export type ${name} = ${typeOf(shape)};\n`,
    ),
    `/** What a call asks of the portal: \`query\` follows the path, \`body\` is sent as JSON. */
export type Asked = {
  method: string;
  path: string;
  query?: object;
  body?: object;
  /** A key by which a call that is sent again happens once. */
  idempotencyKey?: string;
};

/** How calls reach the portal: \`result\` answers what stands under that name, \`file\` the answer as it is. */
export type Send = { result: <Result>(asked: Asked) => Promise<Result>; file: (asked: Asked) => Promise<Blob> };

/** Every call that a service key may make. */
export function callsBy(send: Send) {
  return {
${written.join('')}  };
}
`,
  ].join('\n');
}

function operationsIn({ paths }: Json): Operation[] {
  const found: Operation[] = [];
  for (const [path, methods] of Object.entries(isJson(paths) ? paths : {})) {
    for (const [method, declared] of Object.entries(isJson(methods) ? methods : {})) {
      if (isJson(declared) && isForKeys(declared)) found.push({ path, method, declared });
    }
  }
  return found.toSorted((a, b) => idOf(a).localeCompare(idOf(b), 'en'));
}

function isForKeys({ security }: Json): boolean {
  return Array.isArray(security) && security.some((each) => isJson(each) && 'serviceKey' in each);
}

function idOf({ declared }: Operation): string {
  return String(declared.operationId);
}

function writeOperation(operation: Operation): string {
  const { path, method, declared } = operation;
  const given = inputsOf(declared);
  const names = given.map(({ name }) => name);
  const params = given.find(({ name }) => name === 'params');
  const fields = given.map(({ name, type, required }) => `${name}${required ? '' : '?'}: ${type}`);
  const input = names.length === 0 ? '' : `{ ${names.join(', ')} }: { ${fields.join('; ')} }`;
  const isOptional = given.length > 0 && given.every(({ required }) => !required);
  const place = params
    ? `\`${path.replace(/\{(\w+)\}/g, (_, name: string) => `\${encodeURIComponent(params.${name})}`)}\``
    : `'${path}'`;
  const sent = names
    .filter((name) => name !== 'params')
    .map((name) =>
      given.find((each) => each.name === name)?.required ? name : `...(${name} && { ${name} })`,
    );
  const parts = [`method: '${method.toUpperCase()}'`, `path: ${place}`, ...sent];
  const answer = resultOf(declared);
  const call = answer === undefined ? 'send.file' : `send.result<${answer}>`;
  const said = [declared.summary, declared.description].filter(Boolean).join('. ');
  const going = declared.deprecated === true ? ' @deprecated' : '';
  return `    /** ${said}${going} */
    ${idOf(operation)}: (${input}${isOptional ? ' = {}' : ''}) => ${call}({ ${parts.join(', ')} }),\n`;
}

type Input = { name: string; type: string; required: boolean };

function inputsOf({ parameters, requestBody }: Json): Input[] {
  const all = Array.isArray(parameters) ? parameters.filter(isJson) : [];
  const key = all.some((each) => each.in === 'header');
  return [
    ...partOf(
      'params',
      all.filter((each) => each.in === 'path'),
    ),
    ...partOf(
      'query',
      all.filter((each) => each.in === 'query'),
    ),
    ...(requestBody === undefined
      ? []
      : [{ name: 'body', type: typeOf(schemaIn(requestBody)), required: true }]),
    ...(key ? [{ name: 'idempotencyKey', type: 'string', required: true }] : []),
  ];
}

function partOf(name: string, parameters: readonly Json[]): Input[] {
  if (parameters.length === 0) return [];
  const fields = parameters.map(
    (each) => `${String(each.name)}${each.required === true ? '' : '?'}: ${typeOf(each.schema)}`,
  );
  const required = parameters.some((each) => each.required === true);
  return [{ name, type: `{ ${fields.join('; ')} }`, required }];
}

function good({ responses }: Json): unknown {
  return isJson(responses) ? responses['200'] : undefined;
}

/** The type of what stands under `result`; undefined for a file. */
function resultOf(declared: Json): string | undefined {
  const schema = schemaIn(good(declared));
  return isJson(schema) && isJson(schema.properties) ? typeOf(schema.properties.result) : undefined;
}

function schemaIn(message: unknown): unknown {
  const content = isJson(message) ? message.content : undefined;
  const json = isJson(content) ? content['application/json'] : undefined;
  return isJson(json) ? json.schema : undefined;
}

/** The shapes that these parts of a document refer to, directly or not, by name. */
function shapesBehind(
  { components }: Json,
  parts: readonly unknown[],
): ReadonlyMap<string, unknown> {
  const all = isJson(components) && isJson(components.schemas) ? components.schemas : {};
  const found = new Map<string, unknown>();
  const look = (json: unknown) => {
    for (const [, ref = ''] of (JSON.stringify(json) ?? '').matchAll(/"\$ref":"([^"]+)"/g)) {
      const name = nameOf(ref);
      if (found.has(name)) continue;
      found.set(name, all[name]);
      look(all[name]);
    }
  };
  for (const part of parts) look(part);
  return new Map([...found].toSorted(([a], [b]) => a.localeCompare(b, 'en')));
}
