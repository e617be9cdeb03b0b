import type { SiteContext } from '@praxiskit/pages/render';
import { wordsOf } from '../content/words.ts';
import { practiceFacts, type SiteData } from '../records/records.ts';
import { readTreatments, treatmentLink } from './treatments.ts';

/** The practice, the menu of treatments, and the texts that the practice has changed; behind a closed gate the practice. */
export async function loadFacts({ data, locale, isLocked }: SiteContext<SiteData>) {
  const [practice, treatments, pages] = await Promise.all([
    practiceFacts(data),
    isLocked ? [] : readTreatments(data),
    isLocked ? [] : data.list('pages', { limit: 'all' }),
  ]);
  const menu = treatments.map((treatment) => treatmentLink(treatment, locale));
  return { practice, menu, words: wordsOf(pages, locale) };
}
