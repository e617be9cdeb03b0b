import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { fetchRemotePicture, type RemotePorts } from './remote-picture.ts';

const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** A host of pictures on this machine, without encryption, and the requests that it received. */
async function setUp(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const asked: string[] = [];
  const server = http.createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  let resolved = 0;
  const ports: RemotePorts = {
    resolve: async () => {
      resolved += 1;
      return [{ address: '127.0.0.1', family: 4 }];
    },
    isPublic: () => true,
    transport: http as unknown as RemotePorts['transport'],
    timeoutMs: 2000,
  };
  const fetchPicture = (more: Partial<RemotePorts> = {}) =>
    fetchRemotePicture(new URL(`https://pictures.example:${port}/a.jpg?b=c`), {
      ...ports,
      ...more,
    });
  return { fetchPicture, asked, port, resolved: () => resolved };
}

const picture = (response: ServerResponse, bytes: Buffer | string, type = 'image/jpeg') =>
  response.writeHead(200, { 'content-type': type }).end(bytes);

it('a picture of another host is fetched by name, from the address that was checked [R8.15]', async () => {
  const { fetchPicture, asked, port, resolved } = await setUp((_request, response) =>
    picture(response, 'bytes'),
  );
  expect((await fetchPicture()).toString()).toBe('bytes');
  expect(asked).toEqual([`pictures.example:${port}/a.jpg?b=c`]);
  // A second lookup could return another address.
  expect(resolved()).toBe(1);
});

it.each([
  ['a private one', [{ address: '127.0.0.1', family: 4 }]],
  [
    'one of several',
    [
      { address: '8.8.8.8', family: 4 },
      { address: '::1', family: 6 },
    ],
  ],
])('a name that resolves to %s is refused without a request [R8.15D]', async (_why, addresses) => {
  const { fetchPicture, asked } = await setUp((_request, response) => picture(response, 'bytes'));
  const { isPublicAddress: isPublic } = await import('./public-address.ts');
  const refused = fetchPicture({ resolve: async () => addresses, isPublic });
  await expect(refused).rejects.toMatchObject({ statusCode: 400 });
  expect(asked).toEqual([]);
});

it('a redirect is refused for every target [R8.15]', async () => {
  const { fetchPicture, asked } = await setUp((_request, response) =>
    response.writeHead(302, { location: '/b.jpg' }).end(),
  );
  await expect(fetchPicture()).rejects.toMatchObject({ statusCode: 502 });
  expect(asked).toHaveLength(1);
});

it.each(['text/html', 'image/svg+xml', 'application/octet-stream', ''])(
  'an answer of the type %o is no picture [R8.15]',
  async (type) => {
    const { fetchPicture } = await setUp((_request, response) => picture(response, '<svg/>', type));
    await expect(fetchPicture()).rejects.toMatchObject({ statusCode: 404 });
  },
);

it('a picture that the other host does not have is a 404 here, too', async () => {
  const { fetchPicture } = await setUp((_request, response) => response.writeHead(404).end());
  await expect(fetchPicture()).rejects.toMatchObject({ statusCode: 404 });
});

it('an endless answer is cut at the limit of bytes', async () => {
  const { fetchPicture } = await setUp((_request, response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg' });
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(1_000_000)));
    };
    response.on('drain', more);
    more();
  });
  await expect(fetchPicture({ timeoutMs: 20_000 })).rejects.toMatchObject({ statusCode: 404 });
});

it.each([
  ['a host that says nothing', () => undefined],
  [
    'a picture that stops in the middle',
    (_request: IncomingMessage, response: ServerResponse) =>
      void response.writeHead(200, { 'content-type': 'image/jpeg' }).write('half'),
  ],
])('%s is given up in time [R8.15]', async (_why, answer) => {
  const { fetchPicture } = await setUp(answer);
  await expect(fetchPicture({ timeoutMs: 100 })).rejects.toMatchObject({ statusCode: 502 });
});

it('a name lookup without an answer is also given up in time', async () => {
  const { fetchPicture } = await setUp(() => undefined);
  const refused = fetchPicture({ resolve: () => new Promise(() => undefined), timeoutMs: 50 });
  await expect(refused).rejects.toMatchObject({ statusCode: 502 });
});

it('certificates are checked: a host without encryption is refused', async () => {
  const { port } = await setUp((_request, response) => picture(response, 'bytes'));
  const refused = fetchRemotePicture(new URL(`https://pictures.example:${port}/a.jpg`), {
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    isPublic: () => true,
  });
  await expect(refused).rejects.toMatchObject({ statusCode: 502 });
});
