import type { CSSProperties } from 'react';
import type { Visit, VisitStep } from '../first-visit/first-visit.ts';

export interface FirstVisitProps {
  /** As `readVisit` answers it. */
  visit: Visit;
  id: string;
  /** A span of minutes in words: '0–15 min'. */
  minutesText(minutes: NonNullable<VisitStep['minutes']>): string;
}

/** A first visit as a ruler: each step as long as its minutes, in `--minutes`. The site styles it. */
export function FirstVisit({ visit, id, minutesText }: FirstVisitProps) {
  return (
    <section id={id} className="split">
      <header>
        <h2>{visit.heading}</h2>
        {visit.lead ? <p className="quiet">{visit.lead}</p> : null}
      </header>
      <ol className="visit">
        {visit.steps.map(({ minutes, title, text }) => (
          <li
            key={title}
            style={minutes ? ({ '--minutes': minutes.to - minutes.from } as CSSProperties) : {}}
          >
            {minutes ? <span className="visit-time">{minutesText(minutes)}</span> : null}
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
