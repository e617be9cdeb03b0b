import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { Counter, Gauge, Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { addDatabaseFigures } from './database-figures.ts';
import { type Figures, readFigures } from './latest-figures.ts';
import { addProcessFigures } from './process-figures.ts';
import { createReaderCheck } from './reader.ts';
import { addRequestFigures } from './request-figures.ts';

const PATH = '/metrics';

/** Figures beside requests and the process, and who may read them. */
export interface MetricsOptions {
  version: string;
  database: Pick<Database, 'kind' | 'orm'>;
  /** For readers on other machines, 32 characters or more; null for none. */
  token?: string | null;
  /**
   * The site's own, always under the same names: pages, jobs, mails. Where they reject, or take longer
   * than a second, the last ones stay.
   */
  figures?(): Figures | Promise<Figures>;
}

const metricsPlugin: FastifyPluginAsync<MetricsOptions> = async (app, options) => {
  const { version, database, token = null, figures = () => ({}) } = options;
  const mayRead = createReaderCheck(token);
  const registry = new Registry();
  const registers = [registry];
  new Gauge({
    name: 'site_info',
    help: 'The version that runs',
    labelNames: ['version'],
    registers,
  }).set({ version }, 1);
  const latest = await readFigures(figures);
  for (const name of Object.keys(latest.known)) addFigure(name, () => latest.known, registry);
  addRequestFigures(app, registry);
  addProcessFigures(app, registry);
  await addDatabaseFigures(database, registry);

  // No route: for all other callers the address is answered as unknown, whatever the site answers those with.
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith(PATH) || !isAsked(request.url)) return done();
    if (!/^(?:GET|HEAD)$/.test(request.method) || !mayRead(request)) return done();
    request.answeredAs = PATH;
    latest
      .refresh()
      .then(() => registry.metrics())
      .then(
        (text) => reply.type(registry.contentType).header('cache-control', 'no-store').send(text),
        done,
      );
  });
};

const isAsked = (url: string) => url.length === PATH.length || url[PATH.length] === '?';

function addFigure(name: string, figures: () => Figures, registry: Registry): void {
  const read = () => figures()[name] ?? 0;
  const shared = { name, help: name.replaceAll('_', ' '), registers: [registry] };
  if (!name.endsWith('_total')) {
    new Gauge({
      ...shared,
      collect() {
        this.set(read());
      },
    });
    return;
  }
  new Counter({
    ...shared,
    collect() {
      this.reset();
      this.inc(read());
    },
  });
}

/**
 * `GET /metrics` in Prometheus' text format: requests by route with their durations, answers of 400 and
 * more by route and status, the event loop, memory, the database's connections and the site's own figures.
 * Only for callers on this machine without a proxy, where the server trusts none (`trustProxy`), and with
 * `Authorization: Bearer` and the token. For all others the address does not exist. Register it before the
 * gate and before anything else that answers.
 *
 * @throws Error at the start for a token of fewer than 32 characters, or a figure's name that
 * Prometheus does not allow; what `figures` or the database reject with then
 */
export const metrics = fastifyPlugin(metricsPlugin, { name: '@praxiskit/server-kit/metrics' });
