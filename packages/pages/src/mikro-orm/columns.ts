import { p } from '@mikro-orm/core';
import { inBothLanguages } from '@praxiskit/core';
import type { WrittenWords } from '../words/words.ts';

/** The texts of a page; its address is the site's. */
export const pageColumns = {
  slug: { property: p.string(), label: { de: 'Adresse', en: 'Address' }, readOnly: true },
  ...inBothLanguages({
    title: {
      property: p.string(),
      label: { de: 'Titel', en: 'Title' },
      rules: [{ op: 'required' }, { op: 'maxLength', arg: 120 }],
    },
    description: {
      property: p.string().default(''),
      label: { de: 'Beschreibung', en: 'Description' },
      rules: [{ op: 'maxLength', arg: 250 }],
    },
    body: {
      property: p.text(),
      label: { de: 'Text', en: 'Text' },
      rules: [{ op: 'required' }, { op: 'maxLength', arg: 20_000 }],
    },
  }),
  words: {
    property: p.json<WrittenWords>().defaultRaw(`'{}'`),
    label: { de: 'Einzelne Texte', en: 'Single texts' },
    default: {},
  },
} as const;
