import type { RequestNotice } from '../request/form-state.ts';
import type { ReachableSpan } from '../request/request.ts';

/** A field's mistake: a line of the summary, and what to do about it at the field. */
export interface ProblemText {
  summary: string;
  hint: string;
}

interface StepText {
  when: string;
  title: string;
  text: string;
}

/** Every text of the form and of its receipt. */
export interface RequestMessages {
  headline: string;
  lead: string;
  /** `{fee}` */
  fee: string;
  steps: readonly [StepText, StepText, StepText];
  /** In place of the first step once it was sent. */
  asked: Pick<StepText, 'title' | 'text'>;
  name: string;
  contact: string;
  treatment: string;
  /** Beside the treatment, where the address names it. */
  taken: string;
  /** In place of a treatment. */
  undecided: string;
  when: string;
  spans: Record<ReachableSpan, string>;
  /** `{from}` and `{to}` are full hours: '15', '3 PM'. */
  hours: string;
  /** `{practice}` and `{period}`. */
  consent: string;
  privacy: string;
  /** `{count}` days; as the privacy policy says it. */
  period: string;
  send: string;
  sendAgain: string;
  sending: string;
  /** Why the form has no room for more. */
  why: string;
  call: string;
  orCall: string;
  /** Names the field that people do not see. */
  trap: string;
  problems: {
    one: string;
    /** `{count}` as a word where it is small. */
    several: string;
    numbers: readonly string[];
    name: { missing: ProblemText; long: ProblemText };
    contact: { missing: ProblemText; email: ProblemText; phone: ProblemText };
    consent: { missing: ProblemText };
  };
  notices: Record<RequestNotice, { title: string; text: string }>;
  sent: {
    headline: string;
    email: string;
    phone: string;
    title: string;
    emailTerm: string;
    phoneTerm: string;
    reachable: string;
    anytime: string;
    keptUntil: string;
    /** `{date}` */
    kept: string;
    prepare: string;
    preparation: readonly string[];
    withdraw: string;
  };
}
