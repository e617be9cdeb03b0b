import type { Locale } from '../contract.ts';
import { de } from './techniques/de.ts';
import { en } from './techniques/en.ts';

export interface TechniqueText {
  course: { title: string; text: string }[];
  /** By frequency, the rare ones as plain as the common ones. */
  risks: { term: string; text: string }[];
  care: string;
  questions: { question: string; answer: string }[];
}

export type Technique = 'surface' | 'needle' | 'filler' | 'thread' | 'fat' | 'muscle' | 'infusion';

const techniques: Readonly<Record<string, Technique>> = {
  hydrafacial: 'surface',
  hautspecial: 'surface',
  hyaluron: 'filler',
  handverjuengung: 'filler',
  fadenlifting: 'thread',
  lipolyse: 'fat',
  botox: 'muscle',
  vitamininfusion: 'infusion',
};

/** What is done decides how it runs and what can go wrong; most treatments work with fine needles. */
export function techniqueOf(slug: string): Technique {
  return techniques[slug] ?? 'needle';
}

export const techniqueTexts: Record<Technique, Record<Locale, TechniqueText>> = {
  surface: { de: de.surface, en: en.surface },
  needle: { de: de.needle, en: en.needle },
  filler: { de: de.filler, en: en.filler },
  thread: { de: de.thread, en: en.thread },
  fat: { de: de.fat, en: en.fat },
  muscle: { de: de.muscle, en: en.muscle },
  infusion: { de: de.infusion, en: en.infusion },
};
