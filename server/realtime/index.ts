import websocket from '@fastify/websocket';
import type { FastifyRequest } from 'fastify';
import { refusals } from '../http/refusal.ts';
import type { ServerModule } from '../module.ts';
import { keepGoing } from '../rounds.ts';
import { admit } from './admit.ts';
import { Hub } from './hub.ts';
import { closing, type Guest, Member } from './member.ts';
import { Members, sweepEvery } from './members.ts';
import { forgetOldNumbers } from './retention.ts';

/** Bytes of the longest message. */
const maxPayload = 65_536;

/** The live socket: every change of a vendor's orders, from whichever instance it came. */
export const realtime: ServerModule = {
  name: 'realtime',
  async register(app, deps) {
    const { sql, log } = deps;
    const hub = new Hub(sql, log);
    const members = new Members(deps);
    const guests = new WeakMap<FastifyRequest, Guest>();
    await app.register(websocket, {
      options: { maxPayload, perMessageDeflate: false },
      errorHandler: (_error, socket) => socket.terminate(),
      preClose: (done) => {
        members.endAll();
        done();
      },
    });
    app.get(
      '/socket',
      {
        websocket: true,
        preValidation: async (request) => {
          if (!request.ws) throw refusals.unknown();
          guests.set(request, await admit(request, deps));
        },
      },
      (socket, request) => {
        const guest = guests.get(request);
        if (!guest) return socket.terminate();
        // A browser reads why a socket was closed, but never why it was not opened.
        if (!members.hasRoomFor(guest)) return socket.close(...closing.tooMany);
        const member = new Member(socket, guest, { ...deps, hub });
        members.add(member);
        socket.on('close', () => members.remove(member));
      },
    );
    let stopSweeping = async () => {};
    app.addHook('onClose', () => stopSweeping());
    app.addHook('onListen', async () => {
      const run = () => members.sweep();
      stopSweeping = keepGoing(log, { name: 'open sockets', rest: sweepEvery, run });
      // Fastify only logs what is thrown here, and an instance that never listens would keep people whose rights are gone.
      void sql.follow('session_ended', (sessionId) => members.endSession(sessionId));
      const unheard = () => members.sendAllAway();
      void sql.follow('access_changed', (userId) => members.sendAway(userId), unheard);
    });
  },
  rounds: (deps) => [{ name: 'old numbers of changes', run: () => forgetOldNumbers(deps) }],
};
