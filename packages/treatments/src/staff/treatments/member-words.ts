import type { MemberWords } from '@praxiskit/staff/react';
import type { TreatmentTexts } from './texts.ts';

/** Names of the members of a treatment's JSON columns. */
export const memberWords = (texts: TreatmentTexts): MemberWords => ({
  names: {
    ...texts.facts,
    depth_min: texts.facts.least,
    depth_max: texts.facts.most,
    duration_minutes: texts.facts.duration,
    title: texts.stepTitle,
    text: texts.text,
    frequency: texts.frequency,
    from: texts.from,
    to: texts.to,
    question: texts.question,
    answer: texts.answer,
    grade: texts.grade,
    sources: texts.sources,
    reviewed_on: texts.reviewed,
  },
  values: { layer: texts.layers, frequency: texts.frequencies, grade: texts.grades },
});
