import { expect, it, vi } from 'vitest';
import { loadMessages } from './load-messages.ts';

it('a request for uncached texts says so to the browser and to the server [R8.14]', async () => {
  const requests: Request[] = [];
  const fetcher: typeof fetch = async (input, init) => {
    requests.push(new Request(new URL(String(input), location.href), init));
    return Response.json({ a: 'b' });
  };
  expect(await loadMessages('de', fetcher)).toEqual({ a: 'b' });
  await loadMessages('en', fetcher, true);
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
    '/_i18n/de/messages.json',
    '/_i18n/en/messages.json',
  ]);
  expect(requests.map(({ cache }) => cache)).toEqual(['default', 'no-store']);
  expect(requests.map(({ headers }) => headers.get('cache-control'))).toEqual([null, 'no-cache']);
});

it('texts that cannot be loaded cause a warning [R8.14]', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const refused = loadMessages('de', async () => new Response('', { status: 503 }));
  await expect(refused).rejects.toThrow('status 503');
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
