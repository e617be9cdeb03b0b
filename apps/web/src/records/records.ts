import type { AccountData } from '@praxiskit/account-pages/server';
import type { Locale } from '@praxiskit/pages';
import type { RecordReader } from '@praxiskit/record-model';
import type { Layer } from './layers.ts';
import type {
  ConcernsRow,
  LettersRow,
  PricesRow,
  ProfilesRow,
  TreatmentsRow,
} from './record-types.d.ts';

export { layers } from './layers.ts';

/** The types of the records that the server sends and the pages read. */

export interface OpeningHours {
  /** 1 is Monday. */
  day: number;
  /** '09:00' */
  opens: string;
  closes: string;
}

/** A pair of columns: one text in German, one in English. */
type Texts<Name extends string, Value = string> = Record<`${Name}_${Locale}`, Value>;

/** The facts of the practice on every page and in the imprint; edited as data. */
export interface PracticeFacts extends Texts<'title'> {
  name: string;
  city: string;
  street: string;
  postal_code: string;
  country: string;
  phone: string;
  email: string;
  legal_form: string;
  doctors: ({ title: string; name: string } & Texts<'role'>)[];
  chamber: string;
  chamber_state: string;
  supervisory_authority: string;
  vat_id: string;
  hours: OpeningHours[];
  latitude: number | null;
  longitude: number | null;
}

/** Depths in millimeters, time in minutes. */
export interface TreatmentFacts extends Texts<'sessions' | 'downtime' | 'onset' | 'lasts'> {
  layer: Layer;
  depth_min: number | null;
  depth_max: number | null;
  duration_minutes: number;
}

export type PriceRecord = PricesRow;

export interface TreatmentRecord extends Omit<TreatmentsRow, 'facts'> {
  facts: TreatmentFacts;
  prices?: PriceRecord[];
}

export interface ConcernRecord extends ConcernsRow {
  treatments?: TreatmentRecord[];
}

export type ProfileRecord = ProfilesRow;

export interface LetterRecord extends LettersRow {
  patient?: ProfileRecord | null;
  author?: { name: string } | null;
}

/** The views that pages read, and what each of their records is. */
export interface Views {
  treatments: TreatmentRecord;
  prices: PriceRecord;
  concerns: ConcernRecord;
  letters: LetterRecord;
  profiles: ProfileRecord;
}

/** How payload functions read records: with the permissions of the page's visitor. */
export interface SiteData extends RecordReader<Views>, AccountData {
  practice(): Promise<PracticeFacts>;
}
