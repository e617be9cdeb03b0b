import { type AddressedTreatment, treatmentPath } from './addresses.ts';

/** `updated_at` is an instant, ISO 8601 in UTC. */
interface Changed {
  updated_at: string;
}

type ChangedTreatment = Changed &
  Pick<AddressedTreatment, 'slug'> & { prices?: readonly Changed[] };

/**
 * Path → when what the page shows was last changed, for `lastChanges` of a site's server entry: a treatment with its
 * prices; a text by the path of its slug; a text that `overviews` names also by every treatment and price;
 * a path of `lists` by every treatment, without its prices.
 */
export function treatmentChanges(
  treatments: readonly ChangedTreatment[],
  texts: readonly (Changed & { slug: string })[],
  overviews: readonly string[],
  lists: readonly string[] = [],
): Record<string, string> {
  const withPrices = (one: ChangedTreatment) => [one, ...(one.prices ?? [])];
  const all = treatments.flatMap(withPrices);
  return Object.fromEntries([
    ...texts.map((text) => [
      text.slug === 'home' ? '/' : `/${text.slug}`,
      latest([text, ...(overviews.includes(text.slug) ? all : [])]),
    ]),
    ...lists.map((path) => [path, latest(treatments)]),
    ...treatments.map((one) => [treatmentPath(one), latest(withPrices(one))]),
  ]);
}

/** Where both are read from, with the permissions of a guest. */
export interface ChangesReader {
  list(
    view: 'treatments',
    query: { include: 'prices'; limit: 'all' },
  ): Promise<readonly ChangedTreatment[]>;
  list(view: 'pages', query: { limit: 'all' }): Promise<readonly (Changed & { slug: string })[]>;
}

/** `treatmentChanges` of the treatments in `data`; `overviews` and `lists` as there. */
export async function readTreatmentChanges(
  data: ChangesReader,
  overviews: readonly string[],
  lists?: readonly string[],
) {
  const [treatments, texts] = await Promise.all([
    data.list('treatments', { include: 'prices', limit: 'all' }),
    data.list('pages', { limit: 'all' }),
  ]);
  return treatmentChanges(treatments, texts, overviews, lists);
}

/** Instants of one form are in order as text. */
const latest = (records: readonly Changed[]) =>
  records
    .map(({ updated_at }) => updated_at)
    .sort()
    .at(-1) ?? '';
