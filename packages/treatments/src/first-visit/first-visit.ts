import type { TextSection } from '@praxiskit/pages';

export interface Visit {
  heading: string;
  lead: string;
  steps: VisitStep[];
}

export interface VisitStep {
  /** From the beginning; null where the practice has written no minutes. */
  minutes: { from: number; to: number } | null;
  title: string;
  text: string;
}

/** Reads entries of the form `- 0–15: Listening: What bothers you`. */
export function readVisit({ heading, lines, entries }: TextSection): Visit {
  const steps = entries.map(({ term, text }) => {
    const [, from, to] = /^(\d{1,3}) ?[–-] ?(\d{1,3})$/.exec(term) ?? [];
    const [, title = text, said = ''] = /^([^:]+): (.+)$/.exec(text) ?? [];
    const isTimed = Number(from) < Number(to);
    return {
      minutes: isTimed ? { from: Number(from), to: Number(to) } : null,
      title: isTimed ? title : `${term}: ${title}`,
      text: said,
    };
  });
  return { heading, lead: lines.join(' '), steps };
}
