import { usePageTexts } from '@praxiskit/staff/react';
import type { LetterTexts } from './texts.ts';

export const useLetterTexts = () => usePageTexts<LetterTexts>('letters');
