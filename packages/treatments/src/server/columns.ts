import { inBothLanguages } from '@praxiskit/record-server';

/** The columns of a treatment's texts and former addresses, for `defineView`. */
export const treatmentColumns = {
  former_slugs: { label: { de: 'Frühere Adressen', en: 'Former addresses' }, default: [] },
  ...inBothLanguages({
    body: { label: { de: 'Was geschieht', en: 'What happens' } },
    purpose: {
      label: { de: 'Wofür und für wen', en: 'What it is for, and for whom' },
      default: '',
    },
    alternatives: { label: { de: 'Alternativen', en: 'Alternatives' }, default: '' },
    exclusions: { label: { de: 'Nicht bei', en: 'Not suitable in case of' }, default: '' },
    included: { label: { de: 'Im Preis enthalten', en: 'Included in the price' }, default: '' },
  }),
  course: { label: { de: 'Ablauf', en: 'Course' }, default: [] },
  risks: { label: { de: 'Risiken', en: 'Risks' }, default: [] },
  care: { label: { de: 'Davor und danach', en: 'Before and after' }, default: [] },
  questions: { label: { de: 'Fragen', en: 'Questions' }, default: [] },
  evidence: { label: { de: 'Belege', en: 'Evidence' } },
};
