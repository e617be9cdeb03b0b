import { fill } from '@praxiskit/core';
import type { RequestTexts } from './texts.ts';

/** How many hours are left until the promised answer, in words. */
export function leftText(hours: number, texts: RequestTexts): string {
  if (hours < 0) return texts.late;
  if (hours < 1) return texts.leftLess;
  return fill(texts.left, { hours: Math.floor(hours) });
}
