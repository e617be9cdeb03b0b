import type { Words } from '@praxiskit/pages';
import type { Section } from './section.ts';

/** The same parts, with the titles that the practice has written: 'treatments.titles.risks'. */
export const titled = (sections: readonly Section[], words: Words = {}): Section[] =>
  sections.map((section) => ({
    ...section,
    title: words[`treatments.titles.${section.id}`] ?? section.title,
  }));
