import type { TreatmentFacts, TreatmentTexts } from '@praxiskit/treatments';

/** 'body_de' as the entity has it, 'bodyDe'. */
type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

type InCamelCase<Row> = { [Name in keyof Row & string as CamelCase<Name>]: Row[Name] };

/**
 * A treatment as the sample has it. Depths, durations, frequencies and texts are samples; a doctor
 * confirms them.
 */
export interface SampleTreatment extends InCamelCase<TreatmentTexts> {
  slug: string;
  formerSlugs?: string[];
  nameDe: string;
  nameEn: string;
  summaryDe: string;
  summaryEn: string;
  facts: TreatmentFacts;
}
