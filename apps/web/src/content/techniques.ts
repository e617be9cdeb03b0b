import type { Locale } from '@praxiskit/pages';
import { de } from './techniques/de.ts';
import { en } from './techniques/en.ts';
import type { Technique, TechniqueText } from './techniques/technique.ts';

const techniques: Readonly<Record<string, Technique>> = {
  hydrafacial: 'surface',
  hautspecial: 'surface',
  microneedling: 'needle',
  mesotherapie: 'needle',
  vampirlifting: 'needle',
  polynukleotide: 'needle',
  skinbooster: 'needle',
  hyaluron: 'filler',
  handverjuengung: 'filler',
  fadenlifting: 'thread',
  lipolyse: 'fat',
  botox: 'muscle',
  vitamininfusion: 'infusion',
};

/** The technique decides course and risks; null where they are not written for a treatment. */
export function techniqueOf(slug: string): Technique | null {
  return Object.hasOwn(techniques, slug) ? (techniques[slug] ?? null) : null;
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
