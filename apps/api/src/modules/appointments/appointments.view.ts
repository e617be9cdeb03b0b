import { LockMode } from '@mikro-orm/core';
import { ensureOpen, Profile, profileOf } from '@praxiskit/patients/mikro-orm';
import {
  defineView,
  type HookContext,
  type HookValues,
  keepSteps,
  RecordServerError,
  type Steps,
} from '@praxiskit/record-server';
import { appointmentTexts } from '../../texts/appointments.ts';
import { isStaff } from '../records/roles.ts';
import { Appointment } from './appointment.entity.ts';

/** A cancelled appointment stays cancelled: another one is another record. */
const ofStaff: Steps = {
  first: ['requested', 'proposed', 'confirmed'],
  next: {
    requested: ['proposed', 'confirmed', 'cancelled'],
    proposed: ['requested', 'confirmed', 'cancelled'],
    confirmed: ['proposed', 'cancelled'],
  },
};
const ofPatients: Steps = {
  first: ['requested'],
  next: { requested: ['cancelled'], proposed: ['cancelled'], confirmed: ['cancelled'] },
};
const steps = keepSteps('status', (viewer) => (isStaff(viewer) ? ofStaff : ofPatients));

const isTimed = { status: { $in: ['proposed', 'confirmed'] } };

/** Patients ask for an appointment and cancel it; everything else about it is the practice's. */
export const appointmentsView = defineView({
  name: 'appointments',
  label: { de: 'Termine', en: 'Appointments' },
  entity: Appointment,
  defaultSort: '-starts_at,-created_at',
  sensitive: true,
  columns: {
    patient_id: { label: { de: 'Patient', en: 'Patient' }, createOnly: true },
    treatment_id: { label: { de: 'Behandlung', en: 'Treatment' } },
    starts_at: {
      label: { de: 'Beginn', en: 'Start' },
      rules: [{ op: 'required', when: isTimed }],
    },
    ends_at: {
      label: { de: 'Ende', en: 'End' },
      rules: [
        { op: 'required', when: isTimed },
        {
          op: 'compare',
          arg: { operator: 'gt', field: 'starts_at' },
          message: { de: 'Das Ende liegt vor dem Beginn.', en: 'The end is before the start.' },
        },
      ],
    },
    status: { label: { de: 'Stand', en: 'Status' } },
    note: { label: { de: 'Nachricht', en: 'Message' }, rules: ['maxLength:1000'] },
  },
  relations: { patient: { view: 'profiles' }, treatment: { view: 'treatments' } },
  access(viewer) {
    if (!viewer) return null;
    if (isStaff(viewer)) {
      return {
        read: { patient: { lockedAt: null } },
        create: true,
        update: true,
        writable: ['patient_id', 'treatment_id', 'starts_at', 'ends_at', 'status', 'note'],
      };
    }
    const mine = { patient: { user: viewer.id } } as const;
    return {
      read: mine,
      create: { ...mine, status: 'requested' },
      update: { ...mine, status: { $ne: 'cancelled' } },
      updateTo: { ...mine, status: 'cancelled' },
      writable: ['treatment_id', 'status', 'note'],
      createOnly: ['treatment_id', 'note'],
    };
  },
  hooks: {
    beforeCreate: [
      async (values, { viewer, em }) => {
        if (!isStaff(viewer)) values.patient_id = await profileOf(em, viewer?.id);
      },
      steps,
      ensureFew,
      // After the stronger lock of the patient: two requests at once would each wait for the other's lock.
      ({ patient_id }, { em }) => ensureOpen(em, patient_id),
      ensureTime,
    ],
    beforeUpdate: [
      ({ patient_id }, { em }) => ensureOpen(em, patient_id),
      ensureAhead,
      steps,
      ensureTime,
    ],
  },
});

/** The most open requests of a patient, and the most in a day: each costs the practice a telephone call. */
const [mostOpen, mostADay] = [3, 6];
const dayMs = 86_400_000;

/** Counts a patient's appointments under a lock, so that simultaneous requests are counted one by one. */
async function count(em: HookContext['em'], patient: string, where: object): Promise<number> {
  await em.findOneOrFail(Profile, { id: patient }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  return em.count(Appointment, { patient, ...where });
}

/** @throws RecordServerError VALIDATION_FAILED, TOO_MANY_REQUESTS where a patient asks too often */
async function ensureFew(
  { patient_id }: HookValues<Appointment>,
  { viewer, em, locale }: HookContext,
): Promise<void> {
  if (isStaff(viewer)) return;
  const asked = await count(em, String(patient_id), { status: 'requested' });
  if (asked >= mostOpen) throw RecordServerError.ofField('status', appointmentTexts.open[locale]);
  // Cancelled ones count: without a time they were the patient's own.
  const today = { startsAt: null, createdAt: { $gt: new Date(Date.now() - dayMs) } };
  if ((await count(em, String(patient_id), today)) < mostADay) return;
  throw new RecordServerError('TOO_MANY_REQUESTS', {
    messages: appointmentTexts.often,
    retryAfter: 86_400,
  });
}

/** @throws RecordServerError VALIDATION_FAILED of a time that is over, or that the patient has already */
async function ensureTime(
  values: HookValues<Appointment>,
  { before, em, locale }: HookContext<Appointment>,
): Promise<void> {
  const { status, starts_at, ends_at } = values;
  const isChanged = (name: 'status' | 'starts_at' | 'ends_at') => before?.[name] !== values[name];
  const isNew = isChanged('status') || isChanged('starts_at') || isChanged('ends_at');
  if (!isNew || !starts_at || !ends_at || !/^(proposed|confirmed)$/.test(String(status))) return;
  const [start, end] = [new Date(String(starts_at)), new Date(String(ends_at))];
  if (end.getTime() <= Date.now())
    throw RecordServerError.ofField('ends_at', appointmentTexts.past[locale]);
  if (status !== 'confirmed') return;
  const others = { status, ...(before && { id: { $ne: before.id } }) };
  const times = { startsAt: { $lt: end }, endsAt: { $gt: start } };
  if ((await count(em, String(values.patient_id), { ...others, ...times })) > 0)
    throw RecordServerError.ofField('starts_at', appointmentTexts.twice[locale]);
}

/** @throws RecordServerError CONFLICT where a patient would cancel an appointment that has begun */
function ensureAhead(_values: object, { viewer, before }: HookContext<Appointment>): void {
  const start = before?.starts_at;
  if (isStaff(viewer) || typeof start !== 'string' || Date.parse(start) > Date.now()) return;
  throw new RecordServerError('CONFLICT');
}
