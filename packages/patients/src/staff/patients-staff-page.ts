import type { StaffPage } from '@praxiskit/staff';
import { patientPath, patientsPath } from './paths.ts';
import { requestedAppointments } from './requested-appointments.ts';

/** The page of patients. No title or address of it names one of them. */
export const patientsPage = {
  name: 'patients',
  path: patientsPath,
  // Admins see no patient (§ 203 StGB).
  roles: ['staff'],
  view: 'profiles',
  navigation: { letter: 'p', group: 'daily' },
  record: { id: 'staff-patient', path: patientPath },
  page: () => import('./patients-page.tsx'),
  search: () => import('./search.ts'),
  waiting: {
    view: 'appointments',
    query: requestedAppointments,
    overview: () => import('./waiting-appointments.tsx'),
  },
} as const satisfies StaffPage;
