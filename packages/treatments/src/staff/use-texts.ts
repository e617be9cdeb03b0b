import { usePageTexts } from '@praxiskit/staff/react';
import type { ConcernTexts } from './concerns/texts.ts';
import type { PriceTexts } from './prices/texts.ts';
import type { TreatmentTexts } from './treatments/texts.ts';

export const useTreatmentTexts = () => usePageTexts<TreatmentTexts>('treatments');

export const usePriceTexts = () => usePageTexts<PriceTexts>('prices');

export const useConcernTexts = () => usePageTexts<ConcernTexts>('concerns');
