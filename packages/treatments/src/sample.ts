import type { TreatmentFacts, TreatmentTexts } from './treatment.ts';

export const sampleFacts: TreatmentFacts = {
  layer: 'lederhaut',
  depth_min: 0.5,
  depth_max: 1.5,
  duration_minutes: 60,
  sessions_min: 3,
  sessions_max: 4,
  interval_days: 28,
  check_days: 10,
  downtime_days_min: 2,
  downtime_days_max: 3,
  signs_de: 'Rötung',
  signs_en: 'redness',
  onset_days_min: 28,
  onset_days_max: 42,
  lasts_de: 'ein Jahr',
  lasts_en: 'a year',
};

/** The facts of a treatment without any number yet. */
export const unknownFacts: TreatmentFacts = {
  ...sampleFacts,
  depth_min: null,
  depth_max: null,
  duration_minutes: null,
  sessions_min: null,
  sessions_max: null,
  interval_days: null,
  check_days: null,
  downtime_days_min: null,
  downtime_days_max: null,
  signs_de: '',
  signs_en: '',
  onset_days_min: null,
  onset_days_max: null,
  lasts_de: '',
  lasts_en: '',
};

export const sampleTexts: TreatmentTexts = {
  body_de: 'Feine Spitzen setzen kleine Kanäle in die Haut.\n\nSie schließen sich nach Stunden.',
  body_en: 'Fine tips set small channels in the skin.\n\nThey close within hours.',
  purpose_de: 'Für eingesunkene Narben und grobe Poren.',
  purpose_en: 'For sunken scars and coarse pores.',
  alternatives_de: 'Fruchtsäure, Laser, ein Retinoid auf Rezept.',
  alternatives_en: 'Fruit acid, laser, a prescribed retinoid.',
  exclusions_de: 'Aktive Akne, Störungen der Blutgerinnung.',
  exclusions_en: 'Active acne, disorders of blood clotting.',
  included_de: 'Untersuchung, Betäubungscreme.',
  included_en: 'Examination, numbing cream.',
  course: [
    {
      title_de: 'Untersuchen',
      title_en: 'Examining',
      text_de: 'Wir legen die Tiefe für jede Region einzeln fest.',
      text_en: 'We set the depth for each region.',
    },
    {
      title_de: 'Behandeln',
      title_en: 'Treating',
      text_de: 'Feld für Feld, mit Pausen, wann immer Sie mögen.',
      text_en: 'Field by field, with pauses whenever you like.',
    },
  ],
  risks: [
    {
      frequency: 'common',
      text_de: 'Rötung wie nach einem Sonnenbrand.',
      text_en: 'Redness as after a sunburn.',
    },
    { frequency: 'rare', text_de: 'Entzündung, Verfärbung.', text_en: 'Inflammation, spots.' },
  ],
  care: [
    { from: 0, to: 3, text_de: 'Kein Sport.', text_en: 'No exercise.' },
    { from: -7, to: -1, text_de: 'Keine Säuren.', text_en: 'No acids.' },
    { from: 0, to: 0, text_de: 'Kein Make-up.', text_en: 'No make-up.' },
  ],
  questions: [
    {
      question_de: 'Tut es weh?',
      question_en: 'Does it hurt?',
      answer_de: 'Mit der Creme ist es ein Kratzen.',
      answer_en: 'With the cream it is a scratching.',
    },
  ],
  evidence: {
    grade: 'limited',
    text_de: 'Kleine vergleichende Studien.',
    text_en: 'Small comparative studies.',
    sources: ['Muster et al., J Muster 2016;1:1–9'],
    reviewed_on: '2026-11-02',
  },
};
