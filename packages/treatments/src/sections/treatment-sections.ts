import { createFormats, fill, type Locale, localized } from '@praxiskit/core';
import { type Words, withWords } from '@praxiskit/pages';
import { messages } from '../messages.ts';
import { evidenceGrades, type InBoth, type TreatmentTexts } from '../treatment.ts';
import { type CareFacts, careDays } from './care-days.ts';
import type { Section, SectionId } from './section.ts';

/** The texts of a treatment. With `facts` the care also shows the downtime and the checkup. */
export interface WrittenTreatment extends TreatmentTexts {
  facts?: CareFacts;
}

/**
 * What happens, for whom, the course, risks and care; a part without a text is left out.
 *
 * @param words the practice's own in place of `treatmentMessages`, by 'treatments.{key}'
 */
export function courseSections(
  treatment: WrittenTreatment,
  locale: Locale,
  words?: Words,
): Section[] {
  const say = withWords(messages[locale], words, 'treatments');
  const { frequencies, exclusions, risksLead } = say;
  const text = (part: InBoth<'text'>) => localized(part, 'text', locale);
  const notWith = localized(treatment, 'exclusions', locale);
  const risks = [
    ...treatment.risks.map((risk) => ({ term: frequencies[risk.frequency], text: text(risk) })),
    ...(notWith ? [{ term: exclusions, text: notWith }] : []),
  ];
  return [
    ...textSection('what', localized(treatment, 'body', locale), locale),
    ...textSection('purpose', localized(treatment, 'purpose', locale), locale),
    ...section('course', locale, treatment.course, (course) => ({
      kind: 'steps',
      steps: course.map((step) => ({ title: localized(step, 'title', locale), text: text(step) })),
    })),
    ...section('risks', locale, risks, (entries) => ({
      kind: 'terms',
      lead: treatment.risks.length > 0 ? risksLead : null,
      entries,
    })),
    ...section('care', locale, treatment.care, (care) => careDays(care, treatment.facts, locale)),
  ];
}

/** Questions, evidence and alternatives. */
export function answerSections(treatment: TreatmentTexts, locale: Locale): Section[] {
  const { evidence } = treatment;
  return [
    ...section('questions', locale, treatment.questions, (questions) => ({
      kind: 'questions',
      questions: questions.map((entry) => ({
        question: localized(entry, 'question', locale),
        answer: localized(entry, 'answer', locale),
      })),
    })),
    ...section('evidence', locale, evidence ? [evidence] : [], ([judged]) => ({
      kind: 'evidence',
      grade: judged.grade,
      steps: evidenceGrades.map((grade) => messages[locale].grades[grade]),
      said: fill(messages[locale].grade, { grade: messages[locale].grades[judged.grade] }),
      text: localized(judged, 'text', locale),
      sourcesTitle: messages[locale].sources,
      sources: judged.sources,
      reviewed: reviewedText(judged.reviewed_on, locale),
    })),
    ...textSection('alternatives', localized(treatment, 'alternatives', locale), locale),
  ];
}

type WithoutHead<S> = S extends Section ? Omit<S, 'id' | 'title'> : never;

/** Empty without parts. */
function section<Part>(
  id: SectionId,
  locale: Locale,
  parts: readonly Part[],
  build: (parts: readonly [Part, ...Part[]]) => WithoutHead<Section>,
): Section[] {
  const [first, ...others] = parts;
  if (first === undefined) return [];
  return [{ id, title: messages[locale].titles[id], ...build([first, ...others]) } as Section];
}

function textSection(id: SectionId, text: string, locale: Locale): Section[] {
  const paragraphs = text.split(/\n{2,}/).filter(Boolean);
  return section(id, locale, paragraphs, () => ({ kind: 'text', paragraphs }));
}

function reviewedText(day: string | null, locale: Locale): string | null {
  if (day === null) return null;
  // The day stays with its month, and the month with its year.
  const date = createFormats(locale).date(day, 'long').replaceAll(' ', '\u00a0');
  return fill(messages[locale].reviewed, { date });
}
