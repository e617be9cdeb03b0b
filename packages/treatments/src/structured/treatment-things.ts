import { type Locale, localized } from '@praxiskit/core';
import { alternatesOf, breadcrumbs, questionsThing, type Thing } from '@praxiskit/pages';
import { careTerm } from '../sections/care-term.ts';
import type { InBoth, TreatmentTexts } from '../treatment.ts';
import { procedureThings } from './procedure-things.ts';

/** The address of a page in the site. */
export interface TreatmentPlace {
  /** '/hyaluron' */
  path: string;
  /** Name of the home page, for the breadcrumbs of this one. */
  home: string;
  locale: Locale;
  /** 'https://praxis.example' */
  origin: string;
}

type NamedTreatment = TreatmentTexts & InBoth<'name' | 'summary'>;

/** Structured data of a treatment's page: procedure, breadcrumbs, questions. */
export function treatmentThings(treatment: NamedTreatment, place: TreatmentPlace): Thing[] {
  const { locale, origin } = place;
  const own = addressOf(place.path, place);
  const text = (name: 'name' | 'summary' | 'body') => localized(treatment, name, locale);
  const care = (isWanted: (from: number) => boolean) =>
    treatment.care
      .filter(({ from }) => isWanted(from))
      .map((part) => `${careTerm(part, locale)}: ${localized(part, 'text', locale)}`)
      .join(' ');
  const procedure = {
    name: text('name'),
    path: own,
    language: locale === 'de' ? 'de' : 'en-US',
    description: text('summary'),
    howPerformed: text('body'),
    preparation: care((from) => from < 0),
    followup: care((from) => from >= 0),
    reviewedOn: treatment.evidence?.reviewed_on ?? null,
  };
  const questions = treatment.questions.map((entry) => ({
    question: localized(entry, 'question', locale),
    answer: localized(entry, 'answer', locale),
  }));
  return [
    ...procedureThings(procedure, origin),
    breadcrumbsTo(text('name'), place),
    ...questionsThing(questions),
  ];
}

/** The breadcrumbs of a page below the home page. */
export function breadcrumbsTo(name: string, place: TreatmentPlace): Thing {
  const way = [
    { name: place.home, path: addressOf('/', place) },
    { name, path: addressOf(place.path, place) },
  ];
  return breadcrumbs(way, place.origin);
}

/** The canonical address of the page in its language. */
function addressOf(path: string, { locale, origin }: TreatmentPlace): string {
  return alternatesOf(new URL(path, origin), locale).canonical;
}
