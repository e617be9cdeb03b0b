import type { TreatmentFacts } from '@praxiskit/treatments';

export const sampleFacts: TreatmentFacts = {
  layer: 'unterhaut',
  depth_min: 2,
  depth_max: 8,
  duration_minutes: 45,
  sessions_min: 1,
  sessions_max: 1,
  interval_days: null,
  check_days: 14,
  downtime_days_min: 2,
  downtime_days_max: 4,
  onset_days_min: 0,
  onset_days_max: 0,
  signs_de: 'Schwellung',
  signs_en: 'swelling',
  lasts_de: 'acht bis zwölf Monate',
  lasts_en: 'eight to twelve months',
};

/** Two sentences that the lint finds are among them. */
export const sampleTexts = {
  summary_de: 'Kontur, Zehntelmilliliter für Zehntelmilliliter.',
  summary_en: 'Contour, a tenth of a milliliter at a time.',
  body_de: 'Vernetzte Hyaluronsäure stützt eine Linie. Das Ergebnis hält dauerhaft.',
  body_en: 'Cross-linked hyaluronic acid supports a line.',
  purpose_de: 'Für Lippen und Wangen.',
  purpose_en: 'For lips and cheeks.',
  alternatives_de: 'Nichts tun ist immer eine.',
  alternatives_en: 'Doing nothing.',
  exclusions_de: 'Nicht in der Schwangerschaft.',
  exclusions_en: '',
  included_de: 'Untersuchung.',
  included_en: 'Examination.',
  course: [
    { title_de: 'Untersuchen', title_en: 'Examining', text_de: 'Wir sehen.', text_en: 'We look.' },
  ],
  risks: [{ frequency: 'common', text_de: 'Schwellung.', text_en: 'Swelling.' }],
  care: [{ from: 0, to: 2, text_de: 'Kein Sport.', text_en: 'No exercise.' }],
  questions: [
    {
      question_de: 'Tut es weh?',
      question_en: 'Does it hurt?',
      answer_de: 'Kaum.',
      answer_en: 'Hardly.',
    },
  ],
  evidence: null,
};
