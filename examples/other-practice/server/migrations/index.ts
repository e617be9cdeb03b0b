import { Migration20261122003911 } from './20261122003911-first.ts';

/** The one chain, in order. */
export const migrations = [{ name: 'Migration20261122003911', class: Migration20261122003911 }];
