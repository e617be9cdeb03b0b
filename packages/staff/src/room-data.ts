import type { PageWords } from '@praxiskit/pages';
import type { ReactNode } from 'react';

/** What a room is made of on a server: its day. The records come to the browser on demand. */
export interface RoomData {
  /** The practice's day, ISO 8601. */
  readonly today: string;
  /** Of the address: which record is open. */
  readonly id: string | null;
  /** In the room of the pages: the texts that are written beside titles and bodies; none by default. */
  readonly pages?: readonly PageWords[];
}

/** What else waits for the staff, on the page of what waits; it gets the page's payload. */
// biome-ignore lint/suspicious/noExplicitAny: each site has a payload of its own there.
export type WaitingPart = (payload: any) => ReactNode;
