import type { KeptRecord } from '@praxiskit/account-pages/react';

/** What is kept after an account is deleted. Samples: a lawyer checks them. */
export const kept: readonly KeptRecord[] = [
  { text: { de: 'Rechnungen', en: 'Invoices' }, years: 8 },
  { text: { de: 'Behandlungsunterlagen', en: 'Treatment records' }, years: 10 },
];

export const keptBecause = {
  de: 'Fristen nach § 630f BGB und § 147 AO.',
  en: 'As § 630f BGB and § 147 AO say.',
};
