import type { ServerFrame } from '#schemas';
import type { Ear, FakeServer } from './server.ts';

/**
 * One connection over a network that delays, repeats and shuffles what the server says. What it loses is only ever the
 * end of the stream, as with TCP: nothing vanishes from the middle of what goes on.
 */
export function createLink(server: FakeServer) {
  const waiting: string[] = [];
  let muted = false;

  const ear: Ear = (frame: ServerFrame) => {
    if (!muted) waiting.push(JSON.stringify(frame));
  };

  const arrive = (text: string) => socket.onmessage?.({ data: text });

  function lose(): void {
    muted = true;
    server.leave(ear);
    waiting.length = 0;
  }

  const socket = {
    readyState: 0,
    onopen: null as (() => void) | null,
    onmessage: null as ((event: { data: string }) => void) | null,
    onclose: null as ((event: { code: number }) => void) | null,
    send(text: string): void {
      if (!muted) server.hear(JSON.parse(text), ear);
    },
    close(): void {
      socket.readyState = 3;
      lose();
    },
  };

  return {
    /** The browser's end. */
    socket: socket as unknown as WebSocket,
    open(): void {
      socket.readyState = 1;
      socket.onopen?.();
    },
    /** Lets the next frames through, the last one first, perhaps each of them twice. */
    deliver(count: number, twice: boolean): void {
      const burst = waiting.splice(0, count).reverse();
      for (const text of twice ? [...burst, ...burst] : burst) arrive(text);
    },
    flush(): void {
      for (const text of waiting.splice(0)) arrive(text);
    },
    say: arrive,
    cut(): void {
      lose();
      socket.readyState = 3;
      socket.onclose?.({ code: 1006 });
    },
    /** Open as before, and nothing comes or goes any more. */
    mute: lose,
  };
}
export type Link = ReturnType<typeof createLink>;
