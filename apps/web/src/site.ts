import type { Session } from '@praxiskit/auth-client';
import type { Site } from '@praxiskit/pages';
import { useSession as usePageSession, useSite as usePageSite } from '@praxiskit/pages/react';
import type { Layer } from './records/layers.ts';
import type { PracticeFacts } from './records/records.ts';

export interface MenuEntry {
  path: string;
  name: string;
  layer: Layer;
  /** '2–8 mm', or a word where there is no measure. */
  depth: string;
}

/** The facts around every page. */
export interface SiteFacts {
  practice: PracticeFacts;
  menu: MenuEntry[];
}

export function useSite(): Site<SiteFacts> {
  return usePageSite<SiteFacts>();
}

export function useSession(): Session | null {
  return usePageSession<Session>();
}
