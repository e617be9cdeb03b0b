import { Page } from './page.ts';

const title = [{ op: 'required' }, { op: 'maxLength', arg: 120 }] as const;
const description = [{ op: 'maxLength', arg: 250 }] as const;
const body = [{ op: 'required' }, { op: 'maxLength', arg: 20_000 }] as const;

/**
 * What record-server's `defineView` takes of the texts of pages. Who may change them is the site's to say in
 * `access`, and which places a text may have in a hook.
 */
export const pageView = {
  name: 'pages',
  label: { de: 'Seitentexte', en: 'Texts of pages' },
  entity: Page,
  defaultSort: 'slug',
  columns: {
    slug: { label: { de: 'Adresse', en: 'Address' }, readOnly: true },
    title_de: { label: { de: 'Titel (Deutsch)', en: 'Title (German)' }, rules: title },
    title_en: { label: { de: 'Titel (Englisch)', en: 'Title (English)' }, rules: title },
    description_de: {
      label: { de: 'Beschreibung (Deutsch)', en: 'Description (German)' },
      rules: description,
    },
    description_en: {
      label: { de: 'Beschreibung (Englisch)', en: 'Description (English)' },
      rules: description,
    },
    body_de: { label: { de: 'Text (Deutsch)', en: 'Text (German)' }, rules: body },
    body_en: { label: { de: 'Text (Englisch)', en: 'Text (English)' }, rules: body },
    words: { label: { de: 'Einzelne Texte', en: 'Single texts' }, default: {} },
  },
} as const;

/** The columns that somebody writes: a page's address is the site's. */
export const pageTexts = [
  'title_de',
  'title_en',
  'description_de',
  'description_en',
  'body_de',
  'body_en',
  'words',
] as const;
