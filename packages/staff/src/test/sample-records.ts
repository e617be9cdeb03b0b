import type { Locale } from '@praxiskit/core';
import { createStaffSample, sampleContent, sampleTexts, uuid } from '../testing/sample.ts';

const definitions = [sampleContent('pages', sampleTexts('title', 'Title', true))];

const rows = {
  pages: ['barrierefreiheit', 'datenschutz', 'impressum'].map((title, index) => ({
    id: uuid(index + 200),
    updated_at: '2026-11-20T08:04:00.000Z',
    title_de: title,
    title_en: title,
  })),
};

/** Pages in the page's memory, and clients of them. */
export const createSample = (locale: Locale = 'de') => createStaffSample(definitions, rows, locale);

/** A list without a record. */
export const createEmptySample = () => createStaffSample(definitions, { pages: [] });
