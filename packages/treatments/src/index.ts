export {
  type AddressedTreatment,
  offeredByDepth,
  type PlacedTreatment,
  treatmentAddresses,
  treatmentIndex,
  treatmentPath,
} from './addresses/addresses.ts';
export {
  type ChangesReader,
  readTreatmentChanges,
  treatmentChanges,
} from './addresses/changes.ts';
export { neighborsOf } from './addresses/neighbors.ts';
export { type AgeGroup, type AgeWords, ageGroups } from './ages/age-groups.ts';
export {
  type DepthSection,
  depthSection,
  type LayerWords,
  type SectionLayer,
} from './depths/depth-section.ts';
export {
  type DepthExtent,
  type DepthMark,
  type DepthSpan,
  depthMarks,
  depthSpan,
} from './depths/depth-span.ts';
export { type TreatmentFigures, treatmentFigures } from './facts/treatment-figures.ts';
export { readVisit, type Visit, type VisitStep } from './first-visit/first-visit.ts';
export { messages as treatmentMessages } from './messages.ts';
export { missingParts } from './missing/missing-parts.ts';
export {
  type Course,
  type CoursePlan,
  courseOf,
  FREE_DAYS,
  planCourse,
  type Verdict,
} from './my-day/course-plan.ts';
export { dayMessages, type Occasion } from './my-day/messages.ts';
export {
  type DayQuestion,
  type DayRow,
  type DayTreatment,
  type MyDayData,
  myDay,
} from './my-day/my-day.ts';
export type { DayScale, MarkKind, PlanMark } from './my-day/plan-marks.ts';
export { type EnteredDay, MOST_DAYS, readDay } from './my-day/read-day.ts';
export type { PriceChange } from './prices/price-change.ts';
export { type GroupWords, type PriceGroup, priceGroups, validFrom } from './prices/price-groups.ts';
export {
  type DatedPrice,
  lowestPrice,
  type PriceRow,
  priceRow,
  pricesOn,
  type TreatmentPrice,
} from './prices/price-row.ts';
export { helpSections } from './sections/help-sections.ts';
export { type Concern, relatedSection } from './sections/related-section.ts';
export type { Section, SectionId } from './sections/section.ts';
export { titled } from './sections/titled.ts';
export { answerSections, courseSections } from './sections/treatment-sections.ts';
export { type ProcedureFacts, procedureThings } from './structured/procedure-things.ts';
export {
  breadcrumbsTo,
  type TreatmentPlace,
  treatmentThings,
} from './structured/treatment-things.ts';
export {
  type Care,
  type CourseStep,
  type Evidence,
  type EvidenceGrade,
  evidenceGrades,
  type InBoth,
  type Layer,
  layers,
  type Question,
  type Risk,
  type RiskFrequency,
  riskFrequencies,
  type TreatmentFacts,
  type TreatmentTexts,
} from './treatment.ts';
