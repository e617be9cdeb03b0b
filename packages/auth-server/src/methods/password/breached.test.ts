import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createBreachedList } from './breached.ts';

const password = 'correct horse battery staple';
const digest = createHash('sha1').update(password).digest('hex').toUpperCase();

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A list that answers with `body`, and the requests that it received. */
async function openList(answer: { body?: string; status?: number; isSilent?: boolean }) {
  const asked: { url: string | undefined; padding: unknown }[] = [];
  server = createServer((request, response) => {
    asked.push({ url: request.url, padding: request.headers['add-padding'] });
    if (!answer.isSilent) response.writeHead(answer.status ?? 200).end(answer.body);
  });
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/range/`, asked };
}

test('a password in the list is found, and the list receives only five digits of its digest [ASVS v5.0.0-6.2.12]', async () => {
  const others = `${'0'.repeat(35)}:3\r\n`;
  const { address, asked } = await openList({ body: `${others}${digest.slice(5)}:12\r\n` });
  expect(await createBreachedList(address)?.(password)).toBe(true);
  expect(asked).toEqual([{ url: `/range/${digest.slice(0, 5)}`, padding: 'true' }]);
});

test.each([
  ['another password', `${'0'.repeat(35)}:3`],
  ['one that only fills the answer up', `${digest.slice(5)}:0`],
  ['an empty answer', ''],
])('%s is not', async (_name, body) => {
  const { address } = await openList({ body });
  expect(await createBreachedList(address)?.(password)).toBe(false);
});

test.each([
  ['fails', { status: 503 }],
  ['is silent', { isSilent: true }],
  ['leads elsewhere', { status: 302 }],
  ['has no end', { body: `${'0'.repeat(35)}:3\r\n`.repeat(20_000) }],
])('a list of breached passwords that %s rejects the check', async (_name, answer) => {
  const { address } = await openList(answer);
  await expect(createBreachedList(address, { timeoutMs: 100 })?.(password)).rejects.toThrow();
});

test('without an address no request is sent', () => {
  expect(createBreachedList(null)).toBeUndefined();
});
