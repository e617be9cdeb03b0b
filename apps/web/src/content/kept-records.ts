import type { KeptRecord } from '@praxiskit/account-pages/react';

/** Records that are kept after an account is deleted. Samples: a lawyer checks them. */
export const kept: readonly KeptRecord[] = [
  { text: { de: 'Rechnungen', en: 'Invoices' }, years: 8 },
  { text: { de: 'Behandlungsunterlagen', en: 'Treatment records' }, years: 10 },
];

export const keptBecause = {
  de: 'Fristen nach §\u00a0630f\u00a0BGB und §\u00a0147\u00a0AO.',
  en: 'As required by §\u00a0630f\u00a0BGB and §\u00a0147\u00a0AO.',
};
