import { kept, keptBecause } from '../content/kept-records.ts';
import { Scenery } from '../scenery.tsx';
import { Brand } from './brand.tsx';
import { Language } from './language.tsx';

/** The site's parts of the pages of accounts. */
export const accountParts = { Brand, Language, Scenery, kept, keptBecause };
