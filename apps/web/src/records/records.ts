import type { AccountData } from '@praxiskit/account-pages/server';
import type { RequestState } from '@praxiskit/contact-requests';
import type { FrozenLetter, LetterLayout } from '@praxiskit/letters';
import type { Doctor, Holiday, OpeningHours } from '@praxiskit/practice';
import type { RecordReader } from '@praxiskit/record-model';
import type { TreatmentFacts, TreatmentTexts } from '@praxiskit/treatments';
import type {
  AppointmentsRow,
  ConcernsRow,
  LetterCardsRow,
  LettersRow,
  OwnLetterCardsRow,
  OwnLettersRow,
  PagesRow,
  PracticeRow,
  PricesRow,
  ProfilesRow,
  TreatmentsRow,
} from './record-types.d.ts';

export type { Doctor, Holiday, OpeningHours } from '@praxiskit/practice';
export { mailTextsOf, siteWords } from '../content/words.ts';
export { pagePlaces } from './page-places.ts';

/** The types of the records that the server sends and the pages read. */

/** A row of `practice`, as those see it who may read it. */
export interface PracticeRecord
  extends Omit<PracticeRow, 'created_at' | 'updated_at' | 'doctors' | 'hours' | 'holidays'> {
  doctors: Doctor[];
  hours: OpeningHours[];
  holidays: Holiday[];
}

/** The facts of the practice on every page and in the imprint; edited as data. */
export type PracticeFacts = Omit<PracticeRecord, 'id' | 'version'>;

export type PriceRecord = PricesRow;

export interface TreatmentRecord
  extends Omit<TreatmentsRow, 'facts' | 'former_slugs' | keyof TreatmentTexts>,
    TreatmentTexts {
  facts: TreatmentFacts;
  former_slugs: string[];
  prices?: PriceRecord[];
}

export interface ConcernRecord extends ConcernsRow {
  treatments?: TreatmentRecord[];
}

export type ProfileRecord = ProfilesRow;

export interface LetterRecord extends Omit<LettersRow, 'frozen' | 'layout'> {
  /** As it was sent; null in a draft. */
  frozen: FrozenLetter | null;
  /** The lines of its print; null in a draft, and in letters of earlier versions. */
  layout: LetterLayout | null;
  patient?: ProfileRecord | null;
  author?: { name: string } | null;
}

/** A letter as its addressee reads it. */
export type OwnLetterRecord = Pick<LetterRecord, keyof OwnLettersRow>;

export interface AppointmentRecord extends AppointmentsRow {
  treatment?: Pick<TreatmentsRow, 'name_de' | 'name_en'> | null;
}

/** The views that pages read, and what each of their records is. */
export interface Views {
  treatments: TreatmentRecord;
  prices: PriceRecord;
  appointments: AppointmentRecord;
  concerns: ConcernRecord;
  letters: LetterRecord;
  letter_cards: LetterCardsRow;
  own_letters: OwnLetterRecord;
  own_letter_cards: OwnLetterCardsRow;
  profiles: ProfileRecord;
  practice: PracticeRecord;
  pages: PagesRow;
}

export type SiteRecords = RecordReader<Views>;

/** How payload functions read records: with the permissions of the page's visitor. */
export interface SiteData extends SiteRecords, AccountData {
  /** The form of the page's visitor; `state` throws where the page is remembered for all. */
  requests: { readonly keptDays: number; state(): RequestState };
}

/** Facts that are not entered yet are empty. @throws Error where the server has made no row for them */
export async function practiceFacts(records: SiteRecords): Promise<PracticeFacts> {
  const [row] = await records.list('practice', { limit: 1 });
  if (!row) throw new Error('The practice has no row');
  const { id: _, version: __, ...facts } = row;
  // No line ends within 'Dr. med.'
  const doctors = facts.doctors.map((doctor) => ({
    ...doctor,
    title: doctor.title.replaceAll(' ', '\u00a0'),
  }));
  return { ...facts, doctors };
}
