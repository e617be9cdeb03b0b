import type { SiteContext } from '@praxiskit/pages/server';
import { depthText } from '../content/layers.ts';
import type { SiteData } from '../records/records.ts';
import type { SiteFacts } from '../site.ts';
import { localized } from './payload.ts';
import { readTreatments, treatmentPath } from './treatments.ts';

/** The practice and the menu of treatments; behind a closed gate there is no menu. */
export async function loadFacts({
  data,
  locale,
  isLocked,
}: SiteContext<SiteData>): Promise<SiteFacts> {
  const [practice, treatments] = await Promise.all([
    data.practice(),
    isLocked ? [] : readTreatments(data),
  ]);
  return {
    practice,
    menu: treatments.map((treatment) => ({
      path: treatmentPath(treatment),
      name: localized(treatment, 'name', locale),
      layer: treatment.facts.layer,
      depth: depthText(treatment.facts.depth_min, treatment.facts.depth_max, locale),
    })),
  };
}

/** Every address that a treatment has. */
export async function treatmentPaths(data: SiteData): Promise<string[]> {
  return (await readTreatments(data)).map(treatmentPath);
}
