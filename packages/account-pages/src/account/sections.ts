import { createContext, useContext } from 'react';
import type { SectionName } from './account-section.tsx';

/** The sections that this site has, in their order. */
export const SectionsContext = createContext<readonly SectionName[]>([]);

/** From 1. */
export const useSectionNumber = (name: SectionName): number =>
  useContext(SectionsContext).indexOf(name) + 1;
