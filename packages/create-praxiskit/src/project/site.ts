/** The optional parts of a site, with their descriptions. */
export const parts = {
  prices: 'Prices, which the team changes after signing in',
  video: 'A film from YouTube, which loads only after consent',
  gate: 'A gate, which keeps the site closed until it is ready',
} as const;

export type Part = keyof typeof parts;

export const languageNames = { de: 'German', en: 'English' } as const;

export type Language = keyof typeof languageNames;

export interface Site {
  /** 'Praxis Sonne' */
  name: string;
  /** 'Köln' */
  city: string;
  /** Its own language first. */
  languages: readonly Language[];
  /** As CSS names it. */
  color: string;
  parts: readonly Part[];
}
