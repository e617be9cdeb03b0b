import type { SiteContext } from '@praxiskit/pages/render';
import { practiceFacts, type SiteData } from '../records/records.ts';
import type { SiteFacts } from '../site.ts';
import { readTreatments, treatmentLink } from './treatments.ts';

/** The practice and the menu of treatments; behind a closed gate there is no menu. */
export async function loadFacts({
  data,
  locale,
  isLocked,
}: SiteContext<SiteData>): Promise<SiteFacts> {
  const [practice, treatments] = await Promise.all([
    practiceFacts(data),
    isLocked ? [] : readTreatments(data),
  ]);
  const menu = treatments.map((treatment) => treatmentLink(treatment, locale));
  return { practice, menu };
}
