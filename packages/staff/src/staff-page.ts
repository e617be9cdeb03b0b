import type { PageModule } from '@praxiskit/pages';
import type { ModelRecord, Query } from '@praxiskit/record-model/client';
import type { ComponentType, ReactNode } from 'react';
import type { PageSearch } from './search/page-search.ts';

/**
 * A page of the staff, as its subject describes it. The routes of every page import it, so what it needs beyond
 * names is loaded on demand.
 */
export interface StaffPage {
  /** Key of its texts, and part of its route's id: 'prices' → `staff-prices`. */
  readonly name: string;
  readonly path: string;
  readonly page: PageModule;
  /** The roles that may open it; by default all of the staff's pages. */
  readonly roles?: readonly string[];
  /** The view whose records are edited on it. */
  readonly view: string;
  /** Its place in the navigation, and its letter after G; without one it is found by links and by the search. */
  readonly navigation?: { readonly letter: string; readonly group: 'daily' | 'website' };
  /** The route of one record, where each has an address of its own; its path ends with `/:id`. */
  readonly record?: {
    readonly id: string;
    readonly path: string;
    /** The view that is edited there, where the list shows another one of the same rows. */
    readonly view?: string;
  };
  /** The page's search; loaded with the first search. */
  search?(): Promise<{ readonly search: PageSearch }>;
  /** Records that wait for staff here: counted in the navigation, and listed on the overview. */
  readonly waiting?: WaitingRecords;
  /** Where visitors read what is written here, if the page asks for it. */
  readonly publicPage?: string;
}

/** Records that wait for the staff. */
export interface WaitingRecords {
  /** Their view; that of the page by default. */
  readonly view?: string;
  /** The records; by the signed-in user where each has their own. */
  readonly query: WaitingQuery | ((user: StaffUser) => WaitingQuery);
  /** Its part of the overview. */
  overview(): Promise<{ readonly Waiting: ComponentType }>;
}

/** The signed-in user. */
export interface StaffUser {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly string[];
}

export type WaitingQuery = Query & { readonly filter: object };

/** A site's own part of the overview; it gets the page's payload. */
// biome-ignore lint/suspicious/noExplicitAny: each site has a payload of its own there.
export type OverviewPart = (payload: any) => ReactNode;

/** The frame's texts for a page, in one language: part of the page's own texts. */
export interface StaffPageTexts {
  readonly title: string;
  /** The document's description. */
  readonly lead: string;
  /** More words that the search finds it by: 'Feiertag'. */
  readonly searchWords?: string;
  /** How many wait: `{count}`. */
  readonly waiting?: { readonly one: string; readonly many: string };
}

/** A page's data from the server. Its records come to the browser on demand. */
export interface StaffPageData {
  /** The practice's day, ISO 8601. */
  readonly today: string;
  /** Id of the open record, from the address. */
  readonly id: string | null;
}

/** The id of the record that a page lists: of a draft the one that it is of. */
export function recordOf(record: ModelRecord): string {
  const { id, draft_of_id: of } = record.base() as Readonly<Record<string, unknown>>;
  return String(of ?? id);
}

/** Where a record of the page is edited. */
export const recordPath = ({ path, record }: StaffPage, id: string): string =>
  record?.path.replace(':id', id) ?? path;

/** The page on which a record is edited, and where; null where there is none. */
export function pathOf(pages: readonly StaffPage[], record: ModelRecord): string | null {
  const { name } = record.view;
  const page = pages.find(({ view, record: own }) => view === name || own?.view === name);
  return page ? recordPath(page, recordOf(record)) : null;
}
