import { p } from '@mikro-orm/core';
import { inBothLanguages } from '@praxiskit/core';
import type { Care, CourseStep, Evidence, Question, Risk, TreatmentFacts } from '../treatment.ts';
import { slugColumn, sortKeyColumn } from '../usual-columns.ts';
import { care, course, evidence, facts, formerSlugs, questions, risks } from './shapes.ts';

/** A treatment: visitors read it, and staff write it. */
export const treatmentColumns = {
  slug: { ...slugColumn, label: { de: 'Adresse', en: 'Address' } },
  position: {
    property: p.integer(),
    label: { de: 'Reihenfolge', en: 'Position' },
    rules: ['integer', { op: 'min', arg: 0 }],
  },
  active: {
    property: p.boolean().default(true),
    label: { de: 'Wird angeboten', en: 'Offered' },
  },
  ...inBothLanguages({
    name: {
      property: p.string(),
      label: { de: 'Name', en: 'Name' },
      rules: ['required|maxLength:120'],
    },
    summary: { property: p.text(), label: { de: 'Kurzer Text', en: 'Summary' } },
  }),
  /** Slugs under which its page answers as well. */
  former_slugs: {
    property: p.json<string[]>().default([]),
    label: { de: 'Frühere Adressen', en: 'Former addresses' },
    shape: formerSlugs,
  },
  ...inBothLanguages({
    body: { property: p.text(), label: { de: 'Was geschieht', en: 'What happens' } },
    purpose: {
      property: p.text().default(''),
      label: { de: 'Wofür und für wen', en: 'What it is for, and for whom' },
      default: '',
    },
    alternatives: {
      property: p.text().default(''),
      label: { de: 'Alternativen', en: 'Alternatives' },
      default: '',
    },
    exclusions: {
      property: p.text().default(''),
      label: { de: 'Nicht bei', en: 'Not suitable in case of' },
      default: '',
    },
    included: {
      property: p.text().default(''),
      label: { de: 'Im Preis enthalten', en: 'Included in the price' },
      default: '',
    },
  }),
  course: {
    property: p.json<CourseStep[]>().default([]),
    label: { de: 'Ablauf', en: 'Course' },
    shape: course,
  },
  risks: {
    property: p.json<Risk[]>().default([]),
    label: { de: 'Risiken', en: 'Risks' },
    shape: risks,
  },
  care: {
    property: p.json<Care[]>().default([]),
    label: { de: 'Davor und danach', en: 'Before and after' },
    shape: care,
  },
  questions: {
    property: p.json<Question[]>().default([]),
    label: { de: 'Fragen', en: 'Questions' },
    shape: questions,
  },
  evidence: {
    property: p.json<Evidence>().nullable(),
    label: { de: 'Belege', en: 'Evidence' },
    shape: evidence,
  },
  facts: {
    property: p.json<TreatmentFacts>(),
    label: { de: 'Auf einen Blick', en: 'At a glance' },
    shape: facts,
  },
  sort_key: sortKeyColumn,
} as const;
