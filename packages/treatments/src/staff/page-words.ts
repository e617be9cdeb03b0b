import type { PageWords } from '@praxiskit/pages';
import type { RecordReader } from '@praxiskit/record-model';
import { offeredByDepth, type PlacedTreatment, treatmentPath } from '../addresses/addresses.ts';

type Reader = Pick<RecordReader<{ treatments: PlacedTreatment & { slug: string } }>, 'list'>;

/** In a site's `PageWords`, the address of texts that every treatment's page has. */
export const onTreatments = '/:treatment';

/** Texts of every treatment's page are looked at on the first one that is offered; without one, on none. */
export const wordsOnTreatments =
  (words: readonly PageWords[]) =>
  async (data: Reader): Promise<readonly PageWords[]> => {
    const treatments = await data.list('treatments', { sort: 'position', limit: 'all' });
    const [first] = offeredByDepth(treatments);
    const address = first ? treatmentPath(first) : null;
    return words.map((page) => (page.address === onTreatments ? { ...page, address } : page));
  };
