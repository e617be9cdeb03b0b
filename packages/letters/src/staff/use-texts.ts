import { usePageTexts } from '@praxiskit/staff/react';
import type { LetterTexts, TextBlockTexts } from './texts.ts';

export const useLetterTexts = () => usePageTexts<LetterTexts>('letters');
export const useTextBlockTexts = () => usePageTexts<TextBlockTexts>('textBlocks');
