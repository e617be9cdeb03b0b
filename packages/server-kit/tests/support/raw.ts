import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** An answer as its bytes say it. */
export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Listens on a free port. */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Sends `text` as it is, and reads until the server closes the connection; null: it answers nothing. */
export async function exchange(port: number, text: string): Promise<RawAnswer | null> {
  const socket = connect(port, '127.0.0.1');
  const received = readAll(socket);
  socket.write(text);
  return parse(await received);
}

async function readAll(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    text += chunk;
  });
  socket.on('error', () => {});
  await once(socket, 'close');
  return text;
}

function parse(text: string): RawAnswer | null {
  if (text === '') return null;
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
    }),
  );
  return { status: Number(first.split(' ')[1]), headers, body: text.slice(end + 4) };
}
