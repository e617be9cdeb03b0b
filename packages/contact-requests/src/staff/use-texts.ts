import { usePageTexts } from '@praxiskit/staff/react';
import type { RequestTexts } from './texts.ts';

export const useRequestTexts = () => usePageTexts<RequestTexts>('requests');
