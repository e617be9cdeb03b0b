import { claims } from './claims.ts';
import { contradictionRules } from './contradictions.ts';
import { medicines } from './medicines.ts';
import { offers } from './offers.ts';
import { prices } from './prices.ts';
import { promises } from './promises.ts';
import { publicityRules } from './publicity.ts';
import type { Rule } from './rule.ts';
import { writing } from './writing.ts';

/** All rules of texts, those of law first; `lintPage` has some of its own. */
export const rules: readonly Rule[] = [
  ...medicines,
  ...promises,
  ...claims,
  ...publicityRules,
  ...offers,
  ...prices,
  ...contradictionRules,
  ...writing,
];
