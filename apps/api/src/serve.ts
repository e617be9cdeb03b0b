import { join } from 'node:path';
import { openBuiltSite } from '@praxiskit/pages/server';
import { runProcess } from '@praxiskit/server-kit';
import { readConfig } from './config.ts';
import { startNode } from './node.ts';
import { printWelcome } from './welcome.ts';

const webDirectory = join(import.meta.dirname, '../../web/dist');

/** The life of the server, from its configuration to its last answer. */
export function serve(): Promise<void> {
  return runProcess(async (signal) => {
    const config = readConfig(process.env);
    const node = await startNode(config, await openBuiltSite(webDirectory), { signal });
    printWelcome(config, node);
    return node;
  });
}
