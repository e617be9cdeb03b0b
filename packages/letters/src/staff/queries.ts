import type { Query } from '@praxiskit/record-model/client';
import type { StaffUser, WaitingQuery } from '@praxiskit/staff';

const segments = ['all', 'drafts', 'toSign', 'unread', 'toPrint', 'mailFailed'] as const;

/** A part of the list that can be shown alone. */
export type Segment = (typeof segments)[number];

/** The card of a letter names its author for doctors alone. */
export const segmentsOf = (user: StaffUser): readonly Segment[] =>
  isDoctor(user) ? segments : segments.filter((segment) => segment !== 'toSign');

export const isDoctor = ({ roles }: StaffUser): boolean => roles.includes('doctor');

/** How long a letter may be unread before it is listed as such. */
const UNREAD_DAYS = 7;
const DAY_MS = 86_400_000;

const toPrint = { status: 'sent', delivery: 'paper', printed_at: null };
// A letter that was printed after its mail had failed waits no longer, nor does one that was read without the mail.
const mailFailed = { status: 'sent', mail_status: 'failed', printed_at: null, read_at: null };

const listed = { sort: '-listed_at', include: 'patient', limit: 50 } as const;

function filterOf(segment: Exclude<Segment, 'all'>, { user, now }: SegmentContext) {
  switch (segment) {
    case 'drafts':
      return { status: { $in: ['draft', 'ready', 'sending'] } };
    case 'toSign':
      return { status: 'ready', author_id: user.id };
    case 'unread': {
      const since = new Date(now - UNREAD_DAYS * DAY_MS).toISOString();
      return { status: 'sent', delivery: 'portal', read_at: null, sent_at: { $lt: since } };
    }
    case 'toPrint':
      return toPrint;
    case 'mailFailed':
      return mailFailed;
  }
}

/** What a segment depends on. */
export interface SegmentContext {
  user: StaffUser;
  /** ms since 1970 */
  now: number;
}

/** The letters of a segment, the newest first. */
export function queryOfSegment(segment: Segment, context: SegmentContext): Query {
  return {
    ...(segment === 'all' ? {} : { filter: filterOf(segment, context) }),
    ...listed,
  };
}

/** What waits for a user: letters to sign, and those of the practice that did not reach their patients. */
export const waitingLetters = (user: StaffUser): WaitingQuery => ({
  filter: {
    $or: [
      ...(isDoctor(user) ? [{ status: 'ready', author_id: user.id }] : []),
      toPrint,
      mailFailed,
    ],
  },
  ...listed,
});
