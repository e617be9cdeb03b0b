import { createContext, useContext } from 'react';

/** From the surface down: each section is more final than the one above. */
export type SectionName = 'details' | 'sign-in' | 'devices' | 'export' | 'deletion';

/** The sections that this site has, in their order. */
export const SectionsContext = createContext<readonly SectionName[]>([]);

/** From 1. */
export const useSectionNumber = (name: SectionName): number =>
  useContext(SectionsContext).indexOf(name) + 1;
