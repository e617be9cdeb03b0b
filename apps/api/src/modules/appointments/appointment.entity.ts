import { defineEntity, p } from '@mikro-orm/core';
import { recordProperties } from '@praxiskit/core/mikro-orm';
import { Profile } from '@praxiskit/patients/mikro-orm';
import { Treatment } from '@praxiskit/treatments/mikro-orm';

/** A patient's appointment, from the moment that one is asked for. It has no time before one is proposed. */
const AppointmentSchema = defineEntity({
  name: 'Appointment',
  tableName: 'appointments',
  properties: {
    ...recordProperties,
    patient: () => p.manyToOne(Profile).deleteRule('cascade').index(),
    treatment: () => p.manyToOne(Treatment).nullable().deleteRule('set null').index(),
    startsAt: p.datetime(3).nullable().index(),
    endsAt: p.datetime(3).nullable(),
    status: p
      .enum(['requested', 'proposed', 'confirmed', 'cancelled'] as const)
      .default('requested'),
    note: p.text().nullable(),
  },
});

export class Appointment extends AppointmentSchema.class {}
AppointmentSchema.setClass(Appointment);
