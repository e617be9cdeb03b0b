import type { Locale } from '@praxiskit/core';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { relatedOne } from '@praxiskit/staff/react';
import { patientFacts } from './patient-facts.ts';

/** The patient, their number, and what the appointment is for; read with `include: ['patient', 'treatment']`. */
export function askingFacts(appointment: ModelRecord, locale: Locale) {
  const patient = relatedOne(appointment, 'patient');
  const { name = '', birthDate = null, phone = null } = patient ? patientFacts(patient) : {};
  const treatment = relatedOne(appointment, 'treatment')?.get(`name_${locale}`);
  const wish = [treatment, appointment.get('note')].filter(Boolean).join(': ');
  return { name, birthDate, phone, wish };
}
