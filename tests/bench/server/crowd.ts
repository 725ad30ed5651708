import { once } from 'node:events';
import { WebSocket } from 'ws';
import { Connection } from './connection.ts';
import { type Name, ordersOf, type Person, result, signIn } from './person.ts';

/** Sockets from one address, far below what one person may hold there, and how many are being opened at a time. */
const perAddress = 100;
const atOnce = 8;

/** Many windows of one merchant, at addresses of their own, each following one outlet. */
export class Crowd {
  readonly #port: number;
  readonly #person: Person;
  readonly #sockets: WebSocket[] = [];
  #updates = 0;
  #onUpdate: () => void = () => undefined;

  private constructor(port: number, person: Person) {
    this.#port = port;
    this.#person = person;
  }

  static async of(port: number, name: Name): Promise<Crowd> {
    return new Crowd(port, await signIn(port, name));
  }

  /** Opens so many; answers the seconds until the last one follows its outlet, if they are to follow one. */
  async open(count: number, follow: boolean): Promise<number> {
    const began = performance.now();
    let next = this.#sockets.length;
    const end = next + count;
    const openSome = async () => {
      const connection = new Connection(this.#port);
      while (next < end) await this.#openOne(connection, next++, follow);
      connection.end();
    };
    await Promise.all(Array.from({ length: atOnce }, openSome));
    return (performance.now() - began) / 1000;
  }

  /** Milliseconds from asking for an order until every window was told of it, the worst of so many. */
  async fanOut(orders: number): Promise<number> {
    const place = ordersOf(this.#port, this.#person);
    const connection = new Connection(this.#port);
    await place(connection);
    let worst = 0;
    for (let nth = 0; nth < orders; nth += 1) {
      const told = Promise.withResolvers<void>();
      this.#updates = 0;
      this.#onUpdate = () => {
        if (this.#updates >= this.#sockets.length) told.resolve();
      };
      const began = performance.now();
      const { status, text } = await place(connection);
      if (status !== 200) throw new Error(text);
      await told.promise;
      worst = Math.max(worst, performance.now() - began);
    }
    connection.end();
    return worst;
  }

  /** Cuts all windows at once; answers the seconds until each follows its outlet again. */
  recover(): Promise<number> {
    const count = this.#sockets.length;
    this.close();
    return this.open(count, true);
  }

  close(): void {
    for (const socket of this.#sockets.splice(0)) socket.terminate();
  }

  async #openOne(connection: Connection, nth: number, follow: boolean): Promise<void> {
    const { headers, outlet } = this.#person;
    const { ticket } = await result<{ ticket: string }>(
      connection,
      '/orders/api/v1/socket/ticket',
      headers,
      {},
    );
    const host = `sg.localhost:${this.#port}`;
    const place = Math.floor(nth / perAddress);
    const socket = new WebSocket(`ws://127.0.0.1:${this.#port}/socket?authorization=${ticket}`, {
      headers: { host, origin: `http://${host}` },
      localAddress: `127.0.1.${place + 1}`,
    });
    this.#sockets.push(socket);
    const following = Promise.withResolvers<void>();
    socket.on('message', (data: Buffer) => {
      if (data.includes('"subscribed"')) following.resolve();
      if (!data.includes('"order_update"')) return;
      this.#updates += 1;
      this.#onUpdate();
    });
    await once(socket, 'open');
    if (!follow) return;
    socket.send(JSON.stringify({ action: 'subscribe', vendor_id: outlet.id }));
    await following.promise;
  }
}
