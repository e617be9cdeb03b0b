import type { Locale } from '@praxiskit/core';

type InBoth<Name extends string> = Record<`${Name}_${Locale}`, string>;

/** A stretch of a doctor's education or work. */
export interface DoctorYears extends InBoth<'title' | 'note'> {
  from: number;
  /** The year in which it ended; null for a single event, and for what goes on. */
  to: number | null;
  goes_on?: boolean | undefined;
}

/** A doctor's own texts, beside name and title; each part may be missing. */
export interface DoctorWords {
  /** One or two sentences, without quotation marks. */
  statement_de?: string | undefined;
  statement_en?: string | undefined;
  /** From the earliest on. */
  years?: DoctorYears[] | undefined;
  /** Treatments that this doctor refuses. */
  refusals?: InBoth<'text'>[] | undefined;
}

/** A doctor as the practice's record has them. */
export interface Doctor extends InBoth<'role'>, DoctorWords {
  /** 'Dr. med.' */
  title: string;
  name: string;
}
