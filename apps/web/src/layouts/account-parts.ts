import { kept, keptBecause } from '../content/kept-records.ts';
import { Scenery } from '../scenery.tsx';
import { Brand } from './brand.tsx';
import { Language } from './language.tsx';

export const accountParts = { Brand, Language, Scenery, kept, keptBecause };
