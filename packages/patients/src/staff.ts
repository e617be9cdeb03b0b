export { patientsPage } from './staff/patients-staff-page.ts';
export { type PatientTexts, patientStaffTexts } from './staff/texts.ts';
