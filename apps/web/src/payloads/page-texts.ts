import { type Locale, localized } from '@praxiskit/core';
import { readPage, type TextPlaces } from '@praxiskit/pages';
import { inEnglish } from '../content/english-facts.ts';
import { factPlaces } from '../records/page-places.ts';
import { type PracticeFacts, practiceFacts, type SiteData } from '../records/records.ts';

/** The practice's texts for a page, with its facts in their places; a list without a text is empty. */
export async function readTexts(
  { data, locale }: { data: SiteData; locale: Locale },
  slug: string,
  lists?: TextPlaces['lists'],
) {
  const [practice, [page]] = await Promise.all([
    practiceFacts(data),
    data.list('pages', { filter: { slug } }),
  ]);
  if (!page) throw new Error(`No texts for the page ${slug}`);
  return readPage(page, locale, {
    values: { ...valuesOf(practice, locale), request_days: String(data.requests.keptDays) },
    lists: { consent_items: [], ...lists },
  });
}

function valuesOf(practice: PracticeFacts, locale: Locale): Record<string, string> {
  const names = practice.doctors.map(({ title, name }) => [title, name].filter(Boolean).join(' '));
  return {
    ...Object.fromEntries(
      factPlaces.map((name) => [
        name,
        locale === 'en' ? inEnglish(practice[name]) : practice[name],
      ]),
    ),
    title: localized(practice, 'title', locale),
    doctors: names.join(', '),
  };
}
