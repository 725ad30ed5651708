/** A connection over which a browser is told what to do, and tells what its console says. */
export type Bidi = {
  send: (method: string, params: object) => Promise<ReturnType<typeof JSON.parse>>;
  errors: readonly string[];
  close: () => void;
};

export async function connect(address: string): Promise<Bidi> {
  const socket = new WebSocket(address);
  await new Promise((open, failed) => {
    socket.addEventListener('open', open);
    socket.addEventListener('error', failed);
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const errors: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const said = JSON.parse(String(data));
    const { level, text } = said.params ?? {};
    if (said.method === 'log.entryAdded' && level === 'error') errors.push(text);
    const asked = waiting.get(said.id);
    if (said.type === 'error') asked?.reject(new Error(`${said.error}: ${said.message}`));
    else asked?.resolve(said.result);
  });
  let count = 0;
  return {
    send(method, params) {
      count += 1;
      const asked = Promise.withResolvers<unknown>();
      waiting.set(count, asked);
      socket.send(JSON.stringify({ id: count, method, params }));
      return asked.promise;
    },
    errors,
    close: () => socket.close(),
  };
}
