export { PatientChoice, type PatientChoiceProps } from './staff/patient-choice.tsx';
