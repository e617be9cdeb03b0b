import type { Config } from './config.ts';
import type { ServerNode } from './node.ts';

/** What one needs to know after starting the server for the first time. */
export function printWelcome(config: Config, node: ServerNode): void {
  const lines = [`PraxisKit is ready: ${config.origin.href.replace(/\/$/, '')}`];
  if (node.sample) {
    lines.push(
      `Sample accounts: ${node.sample.emails.join(', ')}`,
      node.sample.password
        ? `Their password: ${node.sample.password}`
        : 'Their password: SAMPLE_PASSWORD, or the one that the first start printed.',
    );
  }
  if (node.database.kind === 'pglite') {
    lines.push(
      `Data is kept by PGlite in ${config.dataDir}: for trying out and small sites without patients' data.`,
      'It is not safe against power loss. Set DATABASE_URL to use PostgreSQL.',
    );
  }
  if (!config.smtpUrl) lines.push(`Mails are kept as files in ${config.mailDir}.`);
  console.info(lines.join('\n'));
}
