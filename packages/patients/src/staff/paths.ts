export const patientsPath = '/staff/patients';
export const patientPath = `${patientsPath}/:id`;
