import type { Layer } from '../content/layers.ts';

/** Records as they travel, as far as the pages read them. */
export interface TreatmentFacts {
  layer: Layer;
  /** Millimetres. */
  depth_min: number | null;
  depth_max: number | null;
  duration_minutes: number;
  sessions_de: string;
  sessions_en: string;
  downtime_de: string;
  downtime_en: string;
  lasts_de: string;
  lasts_en: string;
  onset_de: string;
  onset_en: string;
}

export interface PriceRecord {
  id: string;
  treatment_id: string | null;
  position: number;
  label_de: string;
  label_en: string;
  /** EUR, exact. */
  /** Null where it costs nothing of its own. */
  amount: string | null;
  is_from: boolean;
  note_de: string | null;
  note_en: string | null;
  /** ISO date. */
  valid_from: string | null;
}

export interface TreatmentRecord {
  id: string;
  slug: string;
  position: number;
  active: boolean;
  name_de: string;
  name_en: string;
  summary_de: string;
  summary_en: string;
  body_de: string;
  body_en: string;
  facts: TreatmentFacts;
  prices?: PriceRecord[];
}

export interface ProfileRecord {
  id: string;
  salutation: string | null;
  title: string | null;
  first_name: string | null;
  last_name: string | null;
  street: string | null;
  postal_code: string | null;
  city: string | null;
  country: string | null;
}

export interface LetterRecord {
  id: string;
  subject: string;
  body: string;
  status: 'draft' | 'sent';
  sent_at: string | null;
  read_at: string | null;
  created_at: string;
  patient?: ProfileRecord | null;
  author?: { name: string } | null;
}
