export { breadcrumbs, type PageFacts, questionsThing } from './things/page.ts';
export {
  type ClinicFacts,
  type DoctorFacts,
  type HoursFacts,
  practiceThings,
} from './things/practice.ts';
export { type ProcedureFacts, procedureThings } from './things/procedure.ts';
export type { Thing } from './things/thing.ts';
