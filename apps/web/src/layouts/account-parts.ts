import type { KeptRecord } from '@praxiskit/account-pages/react';
import { Scenery } from '../landscape/scenery.tsx';
import { Brand } from './brand.tsx';
import { Help } from './help.tsx';
import { Language } from './language.tsx';

/** Samples: a lawyer checks them. */
const kept: readonly KeptRecord[] = [
  { text: { de: 'Rechnungen', en: 'Invoices' }, years: 8 },
  { text: { de: 'Behandlungsunterlagen', en: 'Treatment records' }, years: 10 },
];
const keptBecause = {
  de: 'Fristen nach § 630f BGB und § 147 AO.',
  en: 'As § 630f BGB and § 147 AO say.',
};

/** What this site brings to the pages of accounts. */
export const accountParts = { Brand, Language, Help, Scenery, kept, keptBecause };
