import { kept, keptBecause } from '../content/kept-records.ts';
import { Scenery } from '../landscape/scenery.tsx';
import { Brand } from './brand.tsx';
import { Language } from './language.tsx';

/** What this site brings to the pages of accounts. */
export const accountParts = { Brand, Language, Scenery, kept, keptBecause };
