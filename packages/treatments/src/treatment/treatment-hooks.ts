import { dayIn } from '@praxiskit/core';
import {
  type HookContext,
  keepShape,
  keepSortKey,
  RecordServerError,
  shapesOf,
} from '@praxiskit/record-server';
import { keepFree } from '@praxiskit/record-server/drafts';
import { z } from 'zod';
import { missingParts } from '../missing/missing-parts.ts';
import { pricesBegun } from '../prices/price-hooks.ts';
import { isPublic, type Row } from '../public-row.ts';
import type { TreatmentViewsOptions } from '../view-options.ts';
import { treatmentColumns } from './columns.ts';
import { Treatment } from './treatment.entity.ts';

const taken = {
  de: 'Unter dieser Adresse steht eine andere Seite.',
  en: 'This address is another page of the site.',
};

const ofAnother = {
  de: 'Diese Adresse hat schon eine andere Behandlung. Bitte wählen Sie eine andere.',
  en: 'Another treatment has this address already. Please choose another one.',
};

const missing = {
  de: 'Fehlt noch, bevor die Behandlung auf der Website stehen kann.',
  en: 'Still missing before the treatment can be on the website.',
};

/** A public treatment has all parts that visitors must know, and a price; see `missingParts`. */
async function keepComplete(
  values: object,
  { em, locale, before }: Pick<HookContext, 'em' | 'locale' | 'before'>,
): Promise<void> {
  const row = values as Row;
  if (!isPublic(row)) return;
  const published = isPublic(before) ? before : null;
  const ways = missingParts(row, published);
  // A treatment that is not offered may lose its prices meanwhile.
  const isPriced = published !== null && (published.active !== false || row.active === false);
  if (!isPriced && !(await hasPrice(em, row.id))) ways.push('prices');
  if (ways.length === 0) return;
  const details = Object.fromEntries(
    ways.map((way) => [way.split('.')[0], [{ op: 'custom', message: missing[locale] }]]),
  );
  throw new RecordServerError('VALIDATION_FAILED', { details });
}

/** Whether the treatment's page has a price today. */
async function hasPrice(em: HookContext['em'], id: unknown): Promise<boolean> {
  if (typeof id !== 'string') return false;
  return (await em.count(Treatment, { id, prices: pricesBegun(dayIn(Date.now())) })) > 0;
}

/**
 * JSON in its shapes, an address that is the treatment's alone, a key to sort by; and nothing public without what its
 * page has to say.
 */
export function treatmentHooks({ isFreeSlug, hooks }: TreatmentViewsOptions) {
  const all = [
    // The page of another address would never be found.
    keepShape({
      ...shapesOf(treatmentColumns),
      slug: z.string().refine(isFreeSlug, { params: taken }),
    }),
    keepFree(Treatment, 'slug', ofAnother),
    keepSortKey('name_de'),
    keepComplete,
    ...hooks,
  ];
  return { beforeCreate: all, beforeUpdate: all };
}
