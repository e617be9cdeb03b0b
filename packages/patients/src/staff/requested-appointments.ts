import type { WaitingQuery } from '@praxiskit/staff';

/** Appointments that patients ask for and that have no answer yet, the oldest first. */
export const requestedAppointments = {
  filter: { status: 'requested' },
  sort: 'created_at',
  include: ['patient', 'treatment'],
  limit: 50,
} as const satisfies WaitingQuery;
