export {
  type Person,
  PossibleDoubleError,
  refusePossibleDoubles,
} from './possible-doubles.ts';
export { createPatientViews, type PatientViewsOptions } from './profiles.view.ts';
