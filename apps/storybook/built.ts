import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';

interface Entry {
  id: string;
  type: string;
  title: string;
  name: string;
  tags?: string[];
}

/** The pages and stories of the built Storybook. */
export function readIndex(): Entry[] {
  const file = join(import.meta.dirname, 'storybook-static/index.json');
  const { entries }: { entries: Record<string, Entry> } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.values(entries);
}

/** Serves the built Storybook on a free port, for all tests: `STORYBOOK_URL`. */
export default async function serveBuilt() {
  const server = await preview({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'storybook-static' },
    preview: { port: 6100 },
  });
  process.env.STORYBOOK_URL = server.resolvedUrls?.local[0] ?? '';
  return () => server.close();
}
