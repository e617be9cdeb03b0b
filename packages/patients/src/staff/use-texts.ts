import { usePageTexts } from '@praxiskit/staff/react';
import type { PatientTexts } from './texts.ts';

export const usePatientTexts = () => usePageTexts<PatientTexts>('patients');
