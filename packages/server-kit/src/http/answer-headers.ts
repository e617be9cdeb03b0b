/** What every answer carries beside its own: names in lower case, and their values. */
export type AnswerHeaders = Readonly<Record<string, string>>;
