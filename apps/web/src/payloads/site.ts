import { depthText, layers } from '../content/layers.ts';
import type { PageRequest, PublicConfig } from '../contract.ts';
import type { Practice, Site } from '../site/site.ts';
import { createApiGet, listPath, localized } from './api.ts';
import type { TreatmentRecord } from './records.ts';

/** Treatments in the order of the site: by layer, then by their own position. */
export function byDepth(treatments: readonly TreatmentRecord[]): TreatmentRecord[] {
  const rank = ({ facts }: TreatmentRecord): number => layers.indexOf(facts.layer);
  return treatments
    .filter(({ active }) => active)
    .sort((a, b) => rank(a) - rank(b) || a.position - b.position);
}

export async function loadSite(request: PageRequest): Promise<Site> {
  const get = createApiGet(request);
  const [facts, treatments] = await Promise.all([
    get<{ practice: Practice; config: PublicConfig }>('/api/public'),
    request.isLocked
      ? []
      : get<TreatmentRecord[]>(listPath('treatments', { sort: 'position', limit: 100 })),
  ]);
  const { locale } = request;
  return {
    practice: facts.practice,
    config: request.config,
    session: request.session,
    locale,
    explicitLocale: request.explicitLocale,
    menu: byDepth(treatments).map((treatment) => ({
      path: `/${treatment.slug}`,
      name: localized(treatment, 'name', locale),
      layer: treatment.facts.layer,
      depth: depthText(treatment.facts.depth_min, treatment.facts.depth_max, locale),
    })),
  };
}
