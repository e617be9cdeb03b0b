import { join } from 'node:path';
import { ConfigError, readConfig } from './config.ts';
import { startNode } from './node.ts';
import { openBuiltWeb } from './web-host.ts';
import { describeFailure, printWelcome } from './welcome.ts';

const webDirectory = join(import.meta.dirname, '../../web/dist');

try {
  const config = readConfig(process.env);
  const node = await startNode(config, await openBuiltWeb(webDirectory));
  printWelcome(config, node);

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      node.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
} catch (error) {
  // One plain line: whoever starts a server has mistyped something, and needs no stack for it.
  console.error(
    error instanceof ConfigError ? error.message : describeFailure(error, process.env.HOST),
  );
  process.exit(1);
}
