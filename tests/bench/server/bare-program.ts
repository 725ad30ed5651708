import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Pool } from 'pg';
import { poolSize } from '../../../server/db/connect.ts';

/**
 * The limit of the server: what is asked for in one statement of the same PostgreSQL over as many connections, and nothing is checked,
 * limited, logged or told. A `GET` reads a record, a `POST` commits one.
 */
const pool = new Pool({ connectionString: process.argv[2], max: poolSize });
await pool.query('create table bare_orders (id bigserial primary key, record jsonb not null)');
const {
  rows: [sample],
} = await pool.query<{ id: string }>('select id from orders order by created_at desc limit 1');

const read = {
  name: 'read',
  text: 'select record::text as record from orders where id = $1',
  values: [sample?.id],
};

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const record =
    request.method === 'POST' ? await write(request) : (await pool.query(read)).rows[0];
  const body = JSON.stringify({ result: record });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  response.writeHead(200, headers).end(body);
}

async function write(request: IncomingMessage): Promise<object> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  const record: object = JSON.parse(text);
  const insert = {
    name: 'write',
    text: 'insert into bare_orders (record) values ($1) returning id, record',
    values: [JSON.stringify(record)],
  };
  return (await pool.query(insert)).rows[0];
}

const server = createServer((request, response) => void answer(request, response));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') process.send?.(address?.port);
});
