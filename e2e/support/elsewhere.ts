import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext } from '@playwright/test';

/** The id of the tag in tests. */
export const TAG = 'G-E2E1';

/** Another host, which answers a map's tiles and keeps what it was asked for. */
export interface Elsewhere {
  /** With the places of a tile. */
  tiles: string;
  asked: string[];
  close(): Promise<void>;
}

/** A tile of a map, as SVG. */
export const tile =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path fill="#eee" d="M0 0h256v256H0z"/></svg>';

export async function startElsewhere(): Promise<Elsewhere> {
  const asked: string[] = [];
  const server = createServer((request, reply) => {
    asked.push(request.url ?? '');
    reply.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' });
    reply.end(tile);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    tiles: `http://127.0.0.1:${port}/{z}/{x}/{y}.png`,
    asked,
    close: () => new Promise((done) => server.close(() => done())),
  };
}

/**
 * In the place of Google's tag: it counts its runs, looks every 10 ms whether it may, and calls home now and then.
 * As the real one, it keeps an event for later, and sends it without looking again, at last when the page is left.
 */
const tag = `
  window.tagRuns = (window.tagRuns ?? 0) + 1;
  const home = 'https://region1.google-analytics.com/g/collect?tid=${TAG}';
  setInterval(() => fetch(home + '&en=kept', { mode: 'no-cors', keepalive: true }), 400);
  addEventListener('pagehide', () => navigator.sendBeacon(home + '&en=left'));
  let looks = 0;
  setInterval(() => {
    if (window['ga-disable-${TAG}']) return;
    window.lastBeat = performance.timeOrigin + performance.now();
    if (looks++ % 50 === 0) fetch(home, { mode: 'no-cors' });
  }, 10);`;

/** Plays the hosts of Google's tag, and notes every request that leaves the site, by its host. */
export async function watchNetwork(context: BrowserContext, origin: string): Promise<string[]> {
  const left: string[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) left.push(url.host);
  });
  await context.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: tag }),
  );
  await context.route('https://*.google-analytics.com/**', (route) =>
    route.fulfill({ status: 204 }),
  );
  return left;
}
