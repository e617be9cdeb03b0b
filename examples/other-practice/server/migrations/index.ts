import { Migration20261122003911 } from './20261122003911-first.ts';
import { Migration20261122230000 } from './20261122230000-account-changes.ts';

/** The one chain, in order. */
export const migrations = [
  { name: 'Migration20261122003911', class: Migration20261122003911 },
  { name: 'Migration20261122230000', class: Migration20261122230000 },
];
