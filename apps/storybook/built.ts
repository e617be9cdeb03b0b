import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';

interface Entry {
  id: string;
  type: string;
  title: string;
  name: string;
  tags?: string[];
}

/** No server: requests to it are answered from the built files. */
export const origin = 'http://localhost';
const built = join(import.meta.dirname, 'storybook-static');

/** The pages and stories of the built Storybook. */
export function readIndex(): Entry[] {
  const { entries }: { entries: Record<string, Entry> } = JSON.parse(
    readFileSync(join(built, 'index.json'), 'utf8'),
  );
  return Object.values(entries);
}

export const serveBuilt = (context: BrowserContext) =>
  context.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(built, pathname === '/' ? 'index.html' : pathname) });
  });
