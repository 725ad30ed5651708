import { connect, type Socket } from 'node:net';

export type Answer = { status: number; text: string };

/**
 * One kept connection that asks one thing at a time. Written on the bare socket, since the generator shares the processors with what
 * it measures, and a client of Node's own costs as much as the server.
 */
export class Connection {
  readonly #socket: Socket;
  readonly #host: string;
  #waiting: PromiseWithResolvers<Answer> | undefined;
  #heard: Buffer = Buffer.alloc(0);

  constructor(port: number) {
    this.#host = `sg.localhost:${port}`;
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('data', (chunk) => this.#hear(chunk));
    this.#socket.on('error', (cause) =>
      this.#waiting?.reject(new Error('a call was cut', { cause })),
    );
    this.#socket.on('close', () => this.#waiting?.reject(new Error('the server hung up')));
  }

  ask(path: string, headers: Record<string, string>, body?: object): Promise<Answer> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const all = {
      host: this.#host,
      ...headers,
      ...(body && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      }),
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    this.#waiting = Promise.withResolvers<Answer>();
    if (this.#socket.destroyed) this.#waiting.reject(new Error('the server hung up before'));
    this.#socket.write(`${body ? 'POST' : 'GET'} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`);
    return this.#waiting.promise;
  }

  end(): void {
    this.#socket.destroy();
  }

  #hear(chunk: Buffer): void {
    this.#heard = this.#heard.length === 0 ? chunk : Buffer.concat([this.#heard, chunk]);
    const headEnd = this.#heard.indexOf('\r\n\r\n');
    if (headEnd < 0) return;
    const head = this.#heard.toString('latin1', 0, headEnd);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
    const end = headEnd + 4 + length;
    if (this.#heard.length < end) return;
    const text = this.#heard.toString('utf8', headEnd + 4, end);
    this.#heard = Buffer.alloc(0);
    this.#waiting?.resolve({ status: Number(head.slice(9, 12)), text });
  }
}
