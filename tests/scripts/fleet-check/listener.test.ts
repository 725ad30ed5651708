import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { listenToFleet } from '../../../scripts/fleet-check/listener.ts';

const secret = `whsec_${Buffer.from('of this test').toString('base64')}`;

test('a call that is broken off stops nothing, and the next one is heard', async () => {
  const { said, port, close } = await listenToFleet(0, secret);
  try {
    const caller = connect(port, '127.0.0.1');
    await once(caller, 'connect');
    const head = 'POST /fleet/api/v1/reports HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\n';
    caller.write(`${head}content-length: 99\r\n\r\n`);
    // The server reads the body by the time that it says "continue".
    await once(caller, 'data');
    caller.resetAndDestroy();
    const answer = await fetch(`http://127.0.0.1:${port}/fleet/api/v1/reports`, { method: 'POST' });
    expect(answer.status).toBe(401);
    expect(said.reports).toEqual([]);
  } finally {
    close();
  }
});
