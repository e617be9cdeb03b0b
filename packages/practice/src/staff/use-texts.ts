import { usePageTexts } from '@praxiskit/staff/react';
import type { PracticeTexts } from './facts/texts.ts';
import type { PagesTexts } from './page-texts/texts.ts';

export const usePracticeTexts = () => usePageTexts<PracticeTexts>('practice');

export const usePagesTexts = () => usePageTexts<PagesTexts>('pages');
