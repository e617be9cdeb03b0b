/** When a visitor can be reached: spans of the working day, in the order of the form. */
export const reachableSpans = ['morning', 'noon', 'afternoon'] as const;
export type ReachableSpan = (typeof reachableSpans)[number];

/** Full hours of each span; one ends where the next begins. */
export const spanHours = {
  morning: { from: 9, to: 12 },
  noon: { from: 12, to: 15 },
  afternoon: { from: 15, to: 18 },
} as const satisfies Record<ReachableSpan, { from: number; to: number }>;

/** `open` leads to `answered`, and both lead to `closed`; each step can be reverted. */
export const requestStatuses = ['open', 'answered', 'closed'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** The values of the form, as sent. There is no free text, so that no visitor writes about their health. */
export interface RequestValues {
  name: string;
  /** A telephone number or an e-mail address. */
  contact: string;
  /** The slug of a treatment; empty: still open. */
  treatment: string;
  reachable: readonly ReachableSpan[];
  /** Naming a treatment can be health data (Art. 9 GDPR): nothing is kept without it. */
  consent: boolean;
}

export const emptyRequest: RequestValues = {
  name: '',
  contact: '',
  treatment: '',
  reachable: [],
  consent: false,
};
