import type { Layer } from './layers.ts';

/** Records as they travel: what the server stores and what the pages read, in one place. */

export interface OpeningHours {
  /** 1 is Monday. */
  day: number;
  /** '09:00' */
  opens: string;
  closes: string;
}

/** What every page and the imprint say of the practice; edited as data. */
export interface PracticeFacts {
  name: string;
  city: string;
  street: string;
  postal_code: string;
  country: string;
  phone: string;
  email: string;
  legal_form: string;
  title_de: string;
  title_en: string;
  doctors: { title: string; name: string; role_de: string; role_en: string }[];
  chamber: string;
  chamber_state: string;
  supervisory_authority: string;
  vat_id: string;
  hours: OpeningHours[];
  latitude: number | null;
  longitude: number | null;
}

/** Depths in millimeters, time in minutes. */
export interface TreatmentFacts {
  layer: Layer;
  depth_min: number | null;
  depth_max: number | null;
  duration_minutes: number;
  sessions_de: string;
  sessions_en: string;
  downtime_de: string;
  downtime_en: string;
  onset_de: string;
  onset_en: string;
  lasts_de: string;
  lasts_en: string;
}

export interface PriceRecord {
  id: string;
  treatment_id: string | null;
  position: number;
  label_de: string;
  label_en: string;
  /** EUR, exact; null where it is included in something else. */
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

export interface ConcernRecord {
  id: string;
  slug: string;
  position: number;
  name_de: string;
  name_en: string;
  treatments?: TreatmentRecord[];
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

export interface RecordQuery {
  filter?: Readonly<Record<string, unknown>>;
  sort?: string;
  include?: string;
  limit?: number;
}

/** What payload functions read by: the server's records, with the permissions of the page's visitor. */
export interface SiteData {
  practice(): Promise<PracticeFacts>;
  list<Row>(view: string, query?: RecordQuery): Promise<Row[]>;
  /** @throws an error of statusCode 404 where the record does not exist for this visitor */
  find<Row>(view: string, id: string, query?: Pick<RecordQuery, 'include'>): Promise<Row>;
}
