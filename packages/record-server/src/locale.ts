/** The languages of labels and messages. */
export type Locale = 'de' | 'en';

/** A name for people, in both languages of the definitions. */
export type Label = Readonly<Record<Locale, string>>;
