import type { TestClient } from './client.ts';

const facts = {
  layer: 'lederhaut',
  depth_min: 1,
  depth_max: 2,
  duration_minutes: 20,
  sessions_min: 4,
  sessions_max: 4,
  interval_days: 7,
  check_days: null,
  downtime_days_min: 0,
  downtime_days_max: 0,
  signs_de: '',
  signs_en: '',
  onset_days_min: 3,
  onset_days_max: 10,
  lasts_de: 'Wochen',
  lasts_en: 'weeks',
};

/** A treatment as a draft may be: nothing is said of risks. */
export const bareTreatment = {
  slug: 'lichttherapie',
  position: 20,
  active: true,
  facts,
  name_de: 'Lichttherapie',
  name_en: 'Light therapy',
  summary_de: 'Rotes Licht für müde Haut.',
  summary_en: 'Red light for tired skin.',
  body_de: 'Erster Absatz.',
  body_en: 'First paragraph.',
};

/** With all that its page has to say. */
export const wholeTreatment = {
  ...bareTreatment,
  purpose_de: 'Bei müder Haut.',
  purpose_en: 'For tired skin.',
  exclusions_de: 'Epilepsie.',
  exclusions_en: 'Epilepsy.',
  course: [{ title_de: 'Leuchten', title_en: 'Shining', text_de: 'Rot.', text_en: 'Red.' }],
  risks: [{ frequency: 'common', text_de: 'Wärme.', text_en: 'Warmth.' }],
  care: [{ from: -7, to: -1, text_de: 'Keine Sonne.', text_en: 'No sun.' }],
};

export const treatmentPrice = {
  position: 950,
  amount: '77.00',
  is_from: true,
  valid_from: '2026-01-01',
  label_de: 'Lichtsitzung',
  label_en: 'Light session',
};

interface Made {
  id: string;
}

/** Makes a treatment with its price, both published, as staff do it. */
export async function publishTreatment(staff: TestClient, values: object = {}): Promise<Made> {
  const treatment = { ...wholeTreatment, ...values };
  const made = await staff.send<Made>('POST', '/api/treatments/', treatment);
  const price = { ...treatmentPrice, treatment_id: made.body.id };
  const published_at = '2026-01-01T00:00:00.000Z';
  const priced = await staff.send('POST', '/api/prices/', { ...price, published_at });
  const path = `/api/drafts/treatments/${made.body.id}/publish`;
  const published = await staff.send<Made>('POST', path, { version: 1 });
  const steps = [made.status, priced.status, published.status];
  if (String(steps) !== '201,201,200') throw new Error(`Not published: ${steps}`);
  return published.body;
}
