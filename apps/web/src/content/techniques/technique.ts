export interface TechniqueText {
  course: { title: string; text: string }[];
  /** By frequency, the rare ones as plain as the common ones. */
  risks: { term: string; text: string }[];
  care: string;
  questions: { question: string; answer: string }[];
}

export type Technique = 'surface' | 'needle' | 'filler' | 'thread' | 'fat' | 'muscle' | 'infusion';
