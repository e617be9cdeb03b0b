import type { Locale } from '@praxiskit/pages';

export interface VisitStep {
  /** Minutes from the beginning. */
  from: number;
  to: number;
  title: string;
  text: string;
}

/** How a first visit runs, on a ruler of minutes. */
export const firstVisit: Record<Locale, VisitStep[]> = {
  de: [
    {
      from: 0,
      to: 15,
      title: 'Zuhören',
      text: 'Was Sie stört, seit wann, und was nicht sein soll.',
    },
    {
      from: 15,
      to: 30,
      title: 'Untersuchen',
      text: 'Haut, Muskeln und Vorgeschichte, bei Tageslicht.',
    },
    {
      from: 30,
      to: 40,
      title: 'Abraten oder empfehlen',
      text: 'Was möglich ist, was es kostet, welche Risiken es hat.',
    },
    {
      from: 40,
      to: 45,
      title: 'Mitnehmen',
      text: 'Plan und Kosten auf Papier. Entschieden wird zu Hause.',
    },
  ],
  en: [
    {
      from: 0,
      to: 15,
      title: 'Listening',
      text: 'What bothers you, since when, and what should not happen.',
    },
    { from: 15, to: 30, title: 'Examining', text: 'Skin, muscles and history, in daylight.' },
    {
      from: 30,
      to: 40,
      title: 'Advising for or against',
      text: 'What is possible, what it costs, what its risks are.',
    },
    {
      from: 40,
      to: 45,
      title: 'Taking home',
      text: 'Plan and costs on paper. The decision is made at home.',
    },
  ],
};
