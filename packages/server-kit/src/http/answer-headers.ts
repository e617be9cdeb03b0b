/** Headers of every answer: names in lower case, and their values. */
export type AnswerHeaders = Readonly<Record<string, string>>;
