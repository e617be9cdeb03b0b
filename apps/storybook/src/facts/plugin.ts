import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readFacts } from './read-facts.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const ID = '\0virtual:facts';

/** Gives pages of documentation the facts of the repository as `virtual:facts`. */
export const facts = (): Plugin => ({
  name: 'facts',
  resolveId: (source) => (source === 'virtual:facts' ? ID : null),
  load: (id) => (id === ID ? `export const facts = ${JSON.stringify(readFacts(root))};` : null),
});
