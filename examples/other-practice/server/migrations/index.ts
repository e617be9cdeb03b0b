import { Migration20261128090000 } from './20261128090000-first.ts';
// #region gate
import { Migration20261128091000 } from './20261128091000-gate.ts';
// #endregion
// #region prices
import { Migration20261128092000 } from './20261128092000-prices.ts';
// #endregion

/** The one chain, in order. */
export const migrations = [
  { name: 'Migration20261128090000', class: Migration20261128090000 },
  // #region gate
  { name: 'Migration20261128091000', class: Migration20261128091000 },
  // #endregion
  // #region prices
  { name: 'Migration20261128092000', class: Migration20261128092000 },
  // #endregion
];
