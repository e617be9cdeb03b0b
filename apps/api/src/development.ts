import type { SiteHost } from '@praxiskit/pages/server';
import type { SiteData } from '@praxiskit/web/records';
import { readConfig } from './config.ts';
import { startNode } from './node.ts';
import { printWelcome } from './welcome.ts';

/** A node that does not listen: `dev.ts` loads this module again after each edit, and brings the requests. */
export async function start(host: SiteHost<SiteData>) {
  const config = readConfig(process.env);
  const node = await startNode(config, host, { listen: (app) => app.ready() });
  return { handle: node.app.routing, stop: node.stop, welcome: () => printWelcome(config, node) };
}
