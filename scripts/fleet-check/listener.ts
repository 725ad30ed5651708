import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type * as z from 'zod/mini';
import { FleetPhotograph, FleetPositions, FleetReport } from '#schemas';
import { prove } from '../../server/dispatch/remote/signature.ts';
import { problemsOf } from '../../server/problems.ts';

type Taken = { report: FleetReport; heardAt: number };

/** What a fleet has said so far. */
export type Said = {
  reports: Taken[];
  /** Orders of which riders photographed something, and riders whose position was told. */
  photographs: FleetPhotograph[];
  riders: Set<string>;
  /** What was wrong with a call, in words. */
  faults: Set<string>;
  /** Orders whose next report is answered with 503. */
  awayFor: Set<string>;
  /** What was answered so, as `order nth`. */
  turnedAway: string[];
};

/** Listens as the portal does, and believes nothing. */
export async function listenToFleet(port: number, secret: string) {
  const said: Said = {
    ...{ reports: [], photographs: [], riders: new Set(), faults: new Set() },
    ...{ awayFor: new Set(), turnedAway: [] },
  };
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString('utf8');
    const { status, result } = answer(said, secret, request, body);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ result }));
  });
  server.listen(port);
  await once(server, 'listening');
  return {
    said,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function answer(
  said: Said,
  secret: string,
  { url = '', method, headers }: IncomingMessage,
  body: string,
) {
  const path = `${method} ${url}`;
  const proof = prove([secret], headers, body, Date.now() / 1000);
  if (!proof.ok) return fault(said, 401, `${path}: ${proof.why}`);
  if (path === 'POST /fleet/api/v1/reports') {
    return read(said, FleetReport, path, body, (report) => takeReport(said, report));
  }
  if (path === 'POST /fleet/api/v1/positions') {
    return read(said, FleetPositions, path, body, ({ positions }) => {
      for (const { rider_id } of positions) said.riders.add(rider_id);
      return { status: 200, result: { success: true } };
    });
  }
  if (path === 'POST /fleet/api/v1/photographs') {
    return read(said, FleetPhotograph, path, body, (photograph) => {
      said.photographs.push(photograph);
      return { status: 200, result: { success: true } };
    });
  }
  return fault(said, 404, `${path} is no call of the portal`);
}

type Answer = { status: number; result: object };

function takeReport(said: Said, report: FleetReport): Answer {
  if (said.awayFor.delete(report.order_id)) {
    said.turnedAway.push(`${report.order_id} ${report.nth}`);
    return { status: 503, result: {} };
  }
  said.reports.push({ report, heardAt: Date.now() });
  return { status: 200, result: { outcome: 'taken' } };
}

function read<Value>(
  said: Said,
  schema: z.ZodMiniType<Value>,
  path: string,
  body: string,
  take: (value: Value) => Answer,
): Answer {
  const parsed = schema.safeParse(jsonOf(body), { reportInput: true });
  if (parsed.success) return take(parsed.data);
  const [problem] = problemsOf(parsed.error, 'body');
  return fault(said, 400, `${path}: ${problem?.field}: ${problem?.why}`);
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function fault(said: Said, status: number, why: string): Answer {
  said.faults.add(why);
  return { status, result: {} };
}
