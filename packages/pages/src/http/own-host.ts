import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ensurePorts } from '../ensure-ports.ts';
import { pagesRoute } from './route-config.ts';

export interface OwnHostOptions {
  /** PUBLIC_URL. */
  origin: URL;
}

const loopback = ['localhost', '127.0.0.1', '[::1]'];
/**
 * Lasts some seconds: a page that was just redirected returns only if a proxy sends another host.
 */
const COOKIE = 'own-host=1';

/**
 * Redirects pages from every other host to the site's own, the only one that forms, sessions,
 * passkeys and search engines know. Ports and protocols do not count, because proxies hide them.
 * Addresses of this machine are not redirected, and nothing is if the site's own address is one of
 * them. Register it before a plug-in that answers pages, such as the construction gate.
 * @throws Error at the start that names the options that are missing
 */
export const ownHost = fastifyPlugin<OwnHostOptions>(async (app, options) => {
  ensurePorts('ownHost', 'OwnHostOptions', options, ['origin']);
  const { origin } = options;
  if (loopback.includes(origin.hostname)) return;
  const logged = new Set<string>();

  function log(host: string, message: string): void {
    if (logged.has(message)) return;
    logged.add(message);
    app.log.warn({ host, site: origin.hostname }, message);
  }

  function redirect(request: FastifyRequest, reply: FastifyReply, host: string): void {
    log(host, 'Pages are opened at another host than PUBLIC_URL names, and redirected');
    reply.header('set-cookie', `${COOKIE}; Path=/; Max-Age=5; HttpOnly; SameSite=Lax`);
    // After a proxy is repaired, no browser must have stored the redirect.
    reply.header('cache-control', 'no-store');
    // Not resolved as a relative address: it may begin with two slashes.
    reply.redirect(origin.origin + request.url, 308);
  }

  app.addHook('onRequest', (request, reply, done) => {
    const host = URL.parse(`http://${request.host}`)?.hostname;
    const isOwn = host === undefined || host === origin.hostname || loopback.includes(host);
    if (isOwn || !isPage(request)) return done();
    if (!request.headers.cookie?.includes(COOKIE)) return redirect(request, reply, host);
    log(
      host,
      'The proxy does not pass the Host header on: pages cannot be redirected to PUBLIC_URL',
    );
    done();
  });
});

const isPage = ({ routeOptions, method, url }: FastifyRequest) =>
  routeOptions.url === pagesRoute &&
  (method === 'GET' || method === 'HEAD') &&
  !url.split('?', 1)[0]?.endsWith('/_payload.json');
