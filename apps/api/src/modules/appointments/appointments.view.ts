import { LockMode } from '@mikro-orm/core';
import {
  defineView,
  type HookContext,
  type HookValues,
  keepSteps,
  RecordServerError,
  type Steps,
} from '@praxiskit/record-server';
import { ensureOpen, profileOf } from '../profiles/open-profiles.ts';
import { Profile } from '../profiles/profile.entity.ts';
import { isStaff } from '../records/roles.ts';
import { Appointment } from './appointment.entity.ts';

/** What is cancelled stays so: another appointment is another record. */
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
          ...{ op: 'compare', arg: { operator: 'gt', field: 'starts_at' } },
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
        ...{ read: { patient: { lockedAt: null } }, create: true, update: true },
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
        await ensureOpen(em, values.patient_id);
      },
      steps,
      ensureFew,
    ],
    beforeUpdate: [({ patient_id }, { em }) => ensureOpen(em, patient_id), ensureAhead, steps],
  },
});

/** So many requests of a patient are open at most: each is a call of somebody in the practice. */
const mostOpen = 3;
const tooMany = {
  de: 'Drei Ihrer Anfragen sind noch offen. Bitte warten Sie auf unsere Antwort, sagen Sie eine ab, oder rufen Sie uns an.',
  en: 'Three of your requests are still open. Please wait for our answer, cancel one, or call us.',
};

/** @throws RecordServerError VALIDATION_FAILED of `status` where a patient has too many open requests */
async function ensureFew(
  { patient_id }: HookValues<Appointment>,
  { viewer, em, locale }: HookContext,
): Promise<void> {
  if (isStaff(viewer)) return;
  const id = String(patient_id);
  // Those that come at once are counted one after the other.
  await em.findOneOrFail(Profile, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if ((await em.count(Appointment, { patient: id, status: 'requested' })) < mostOpen) return;
  const details = { status: [{ op: 'custom', message: tooMany[locale] }] };
  throw new RecordServerError('VALIDATION_FAILED', { details });
}

/** @throws RecordServerError CONFLICT where a patient would cancel what has begun */
function ensureAhead(_values: object, { viewer, before }: HookContext<Appointment>): void {
  const start = before?.starts_at;
  if (isStaff(viewer) || typeof start !== 'string' || Date.parse(start) > Date.now()) return;
  throw new RecordServerError('CONFLICT');
}
