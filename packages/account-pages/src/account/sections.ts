import { createContext, useContext } from 'react';

/** In order: each section is more final than the one before. */
export type SectionName = 'details' | 'sign-in' | 'devices' | 'export' | 'deletion';

export const SectionsContext = createContext<readonly SectionName[]>([]);

/** From 1. */
export const useSectionNumber = (name: SectionName): number =>
  useContext(SectionsContext).indexOf(name) + 1;
