// Written by writeTypes of @praxiskit/record-model from the definitions of the server.
import type { Json, relations } from '@praxiskit/record-model/client';

declare module '@praxiskit/record-model/client' {
  interface RecordViews {
    appointments: AppointmentsRow;
    audit: AuditRow;
    colleagues: ColleaguesRow;
    concerns: ConcernsRow;
    failed_mails: FailedMailsRow;
    letter_cards: LetterCardsRow;
    letters: LettersRow;
    own_letter_cards: OwnLetterCardsRow;
    own_letters: OwnLettersRow;
    pages: PagesRow;
    practice: PracticeRow;
    prices: PricesRow;
    profiles: ProfilesRow;
    requests: RequestsRow;
    text_blocks: TextBlocksRow;
    treatments: TreatmentsRow;
    users: UsersRow;
  }
}

export interface AppointmentsRow {
  id: string;
  version: number;
  created_at: string;
  updated_at: string;
  patient_id: string;
  treatment_id: string | null;
  starts_at: string | null;
  ends_at: string | null;
  status: 'requested' | 'proposed' | 'confirmed' | 'cancelled';
  note: string | null;
  readonly [relations]?: {
    readonly patient: ProfilesRow;
    readonly treatment: TreatmentsRow;
  };
}

export interface AuditRow {
  id: string;
  version: number;
  type: string;
  account_id: string | null;
  at: string;
  address: string;
  user_agent: string;
  details: Json;
}

export interface ColleaguesRow {
  id: string;
  version: number;
  name: string;
}

export interface ConcernsRow {
  id: string;
  version: number;
  created_at: string;
  updated_at: string;
  slug: string;
  position: number;
  name_de: string;
  name_en: string;
  sort_key: string;
  published_at?: string | null;
  published_by_name?: string | null;
  allowances?: Json;
  findings?: Json;
  draft_of_id?: string | null;
  readonly [relations]?: {
    readonly treatments: readonly TreatmentsRow[];
  };
}

export interface FailedMailsRow {
  id: string;
  version: number;
  created_at: string;
  updated_at: string;
  job: string;
  status: 'failed' | 'waiting';
  failed_at: string;
  tries: number;
  reason: 'unknown' | 'full' | 'sign_in' | 'refused' | 'later' | 'away' | 'other';
  code: string | null;
  smtp_code: number | null;
  smtp_status: string | null;
  payload?: Json;
}

export interface LetterCardsRow {
  id: string;
  version: number;
  created_at: string;
  updated_at: string;
  status: 'draft' | 'ready' | 'sending' | 'sent' | 'withdrawn';
  listed_at: string;
  sent_at: string | null;
  withdrawn_at: string | null;
  patient_id: string;
  circle?: 'desk' | 'doctors';
  delivery?: 'portal' | 'paper';
  due_at?: string | null;
  attempt?: number;
  read_at?: string | null;
  printed_at?: string | null;
  mail_status?: 'sent' | 'failed' | null;
  desk_subject?: string | null;
  locale?: 'de' | 'en';
  subject?: string;
  sent_by_name?: string | null;
  author_name?: string | null;
  reference?: string | null;
  author_id?: string | null;
  corrects_id?: string | null;
  readonly [relations]?: {
    readonly patient: ProfilesRow;
  };
}

export interface LettersRow {
  id: string;
  version: number;
  created_at: string;
  updated_at: string;
  locale: 'de' | 'en';
  subject: string;
  body: string;
  status: 'draft' | 'ready' | 'sending' | 'sent' | 'withdrawn';
  listed_at: string;
  sent_at: string | null;
  author_name: string | null;
  reference: string | null;
  read_at: string | null;
  frozen: Json;
  layout: Json;
  patient_id: string;
  author_id: string | null;
  corrects_id: string | null;
  circle?: 'desk' | 'doctors';
  delivery?: 'portal' | 'paper';
  due_at?: string | null;
  attempt?: number;
  sent_by_name?: string | null;
  printed_at?: string | null;
  mail_status?: 'sent' | 'failed' | null;
  withdrawn_at?: string | null;
  withdrawn_reason?: string | null;
  desk_subject?: string | null;
  gone_at?: string | null;
  readonly [relations]?: {
    readonly patient: ProfilesRow;
    readonly author: UsersRow;
  };
}

export interface OwnLetterCardsRow {
  id: string;
  version: number;
  created_at: string;
  updated_at: string;
  status: 'draft' | 'ready' | 'sending' | 'sent' | 'withdrawn';
  listed_at: string;
  sent_at: string | null;
  withdrawn_at: string | null;
  patient_id: string;
}

export interface OwnLettersRow {
  id: string;
  version: number;
  created_at: string;
  updated_at: string;
  locale: 'de' | 'en';
  subject: string;
  body: string;
  status: 'draft' | 'ready' | 'sending' | 'sent' | 'withdrawn';
  listed_at: string;
  sent_at: string | null;
  author_name: string | null;
  reference: string | null;
  read_at: string | null;
  frozen: Json;
  layout: Json;
  patient_id: string;
  author_id: string | null;
  corrects_id: string | null;
}

export interface PagesRow {
  id: string;
  version: number;
  updated_at: string;
  slug: string;
  title_de: string;
  title_en: string;
  description_de: string;
  description_en: string;
  body_de: string;
  body_en: string;
  words: Json;
  created_at?: string;
  published_at?: string | null;
  published_by_name?: string | null;
  allowances?: Json;
  findings?: Json;
  draft_of_id?: string | null;
}

export interface PracticeRow {
  id: string;
  version: number;
  name: string;
  street: string;
  postal_code: string;
  city: string;
  country: string;
  phone: string;
  email: string;
  legal_form: string;
  vat_id: string;
  title_de: string;
  title_en: string;
  chamber: string;
  chamber_state: string;
  supervisory_authority: string;
  doctors: Json;
  hours: Json;
  holidays: Json;
  latitude: number | null;
  longitude: number | null;
  created_at?: string;
  updated_at?: string;
  published_at?: string | null;
  published_by_name?: string | null;
  allowances?: Json;
  findings?: Json;
  draft_of_id?: string | null;
}

export interface PricesRow {
  id: string;
  version: number;
  created_at: string;
  updated_at: string;
  position: number;
  label_de: string;
  label_en: string;
  amount: string | null;
  is_from: boolean;
  note_de: string | null;
  note_en: string | null;
  valid_from: string;
  treatment_id: string | null;
  published_at?: string | null;
  published_by_name?: string | null;
  allowances?: Json;
  findings?: Json;
  history?: Json;
  draft_of_id?: string | null;
  readonly [relations]?: {
    readonly treatment: TreatmentsRow;
  };
}

export interface ProfilesRow {
  id: string;
  version: number;
  created_at: string;
  updated_at: string;
  salutation: string | null;
  title: string | null;
  first_name: string | null;
  last_name: string | null;
  birth_date: string | null;
  phone: string | null;
  street: string | null;
  postal_code: string | null;
  city: string | null;
  country: string | null;
  locale: 'de' | 'en';
  user_id: string | null;
  sort_key: string;
  email?: string | null;
  file_number?: string | null;
  known_at?: string | null;
  distinct_from?: Json;
  readonly [relations]?: {
    readonly user: UsersRow;
  };
}

export interface RequestsRow {
  id: string;
  version: number;
  created_at: string;
  updated_at: string;
  name: string;
  contact: string;
  reachable: Json;
  locale: string;
  status: 'open' | 'answered' | 'closed';
  answered_at: string | null;
  closed_at: string | null;
  delete_after: string;
  treatment_id: string | null;
  answered_by_id: string | null;
  closed_by_id: string | null;
  readonly [relations]?: {
    readonly treatment: TreatmentsRow;
    readonly answered_by: UsersRow;
  };
}

export interface TextBlocksRow {
  id: string;
  version: number;
  created_at: string;
  updated_at: string;
  name: string;
  body: string;
  locale: 'de' | 'en';
  position: number;
  archived_at: string | null;
}

export interface TreatmentsRow {
  id: string;
  version: number;
  created_at: string;
  updated_at: string;
  slug: string;
  position: number;
  active: boolean;
  name_de: string;
  name_en: string;
  summary_de: string;
  summary_en: string;
  former_slugs: Json;
  body_de: string;
  body_en: string;
  purpose_de: string;
  purpose_en: string;
  alternatives_de: string;
  alternatives_en: string;
  exclusions_de: string;
  exclusions_en: string;
  included_de: string;
  included_en: string;
  course: Json;
  risks: Json;
  care: Json;
  questions: Json;
  evidence: Json;
  facts: Json;
  sort_key: string;
  published_at?: string | null;
  published_by_name?: string | null;
  allowances?: Json;
  findings?: Json;
  draft_of_id?: string | null;
  readonly [relations]?: {
    readonly prices: readonly PricesRow[];
    readonly concerns: readonly ConcernsRow[];
  };
}

export interface UsersRow {
  id: string;
  version: number;
  name: string;
  created_at?: string;
  updated_at?: string;
  email?: string;
  roles?: Json;
  password_change?: boolean;
  password_change_since?: string | null;
  password_changed_at?: string | null;
  email_verified_at?: string | null;
  disabled_at?: string | null;
  deletion_at?: string | null;
}
