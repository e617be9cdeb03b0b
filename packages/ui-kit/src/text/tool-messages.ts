import type { Locale } from '@praxiskit/core';

type Both = Record<Locale, string>;

/** The texts of the parts of a tool: shell, keys, texts in two languages. */
export type ToolMessages = {
  shell: { menu: string; closeMenu: string; more: string; back: string };
  shortcuts: {
    title: string;
    single: string;
    singleHelp: string;
    names: Record<'Control' | 'Escape' | 'Enter' | 'ArrowDown' | 'ArrowUp', string>;
  };
  palette: { label: string; found: string; part: string; none: string };
  bilingual: Both & { lags: Both; missing: Both };
};

/** In no bundle without such a part. */
export const toolEn: ToolMessages = {
  shell: { menu: 'Menu', closeMenu: 'Close the menu', more: 'More', back: 'Back to the list' },
  shortcuts: {
    title: 'Keys',
    single: 'Single keys',
    singleHelp:
      'Letters work only outside fields. With this switched off, only keys with Ctrl work.',
    names: { Control: 'Ctrl', Escape: 'Esc', Enter: '↵', ArrowDown: '↓', ArrowUp: '↑' },
  },
  palette: {
    label: 'Search or command',
    found: '{count} found',
    part: '{shown} of {count}',
    none: 'Nothing found for “{typed}”.',
  },
  bilingual: {
    de: 'German',
    en: 'English',
    lags: {
      de: 'Behind the English text. Does it still say the same?',
      en: 'Behind the German text. Does it still say the same?',
    },
    missing: { de: 'The German text is missing.', en: 'The English text is missing.' },
  },
};

export const toolDe: ToolMessages = {
  shell: {
    menu: 'Menü',
    closeMenu: 'Menü schließen',
    more: 'Mehr',
    back: 'Zurück zur Liste',
  },
  shortcuts: {
    title: 'Tasten',
    single: 'Einzelne Tasten',
    singleHelp:
      'Buchstaben wirken nur außerhalb von Feldern. Sind sie abgeschaltet, wirken nur die Tasten mit Strg.',
    names: { Control: 'Strg', Escape: 'Esc', Enter: '↵', ArrowDown: '↓', ArrowUp: '↑' },
  },
  palette: {
    label: 'Suche oder Befehl',
    found: '{count} gefunden',
    part: '{shown} von {count}',
    none: 'Nichts gefunden zu „{typed}“.',
  },
  bilingual: {
    de: 'Deutsch',
    en: 'Englisch',
    lags: {
      de: 'Älter als der englische Text. Sagt er noch dasselbe?',
      en: 'Älter als der deutsche Text. Sagt er noch dasselbe?',
    },
    missing: { de: 'Der deutsche Text fehlt.', en: 'Der englische Text fehlt.' },
  },
};
