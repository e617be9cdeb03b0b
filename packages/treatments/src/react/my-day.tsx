import type { ReactNode } from 'react';
import type { MyDayData } from '../my-day/my-day.ts';
import { DayForm } from './day-form.tsx';
import { DayTable } from './day-table.tsx';

export interface MyDayProps {
  /** As `myDay` answers it. */
  data: MyDayData;
  /** Where the form leads: the address of the page itself. */
  action: string;
  /** Class of the form's button. */
  buttonClass: string;
  /** Above the headline: the way to this page. */
  crumbs?: ReactNode;
  /** Below the advice: the way to a conversation. */
  children?: ReactNode;
}

/**
 * The downtime calendar over all treatments: a form for the visitor's day, and a table whose last column
 * is a chart of it. It is plain HTML that needs no scripts. Its styles are `my-day.css`.
 */
export function MyDay({ data, action, buttonClass, crumbs, children }: MyDayProps) {
  const { headline, lead, form, summary, legend, advice } = data;
  return (
    <div className="pk-day">
      <header className="pk-day-head">
        {crumbs}
        <h1>{headline}</h1>
        {summary.length === 0 ? <p className="pk-day-lead">{lead}</p> : null}
        <DayForm form={form} action={action} buttonClass={buttonClass} />
        {summary.length > 0 ? (
          <ul className="pk-day-summary">
            {summary.map(({ kind, text }) => (
              <li key={kind}>
                <span className="pk-day-mark" data-verdict={kind} aria-hidden="true" />
                {text}
              </li>
            ))}
          </ul>
        ) : null}
      </header>
      <DayTable data={data} />
      <div className="pk-day-notes">
        <section>
          <h2>{legend.title}</h2>
          <ul className="pk-day-legend">
            {legend.entries.map(({ kind, text }) => (
              <li key={kind}>
                <span className="pk-day-sign" data-kind={kind} aria-hidden="true" />
                {text}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{advice.title}</h2>
          <p>{advice.text}</p>
          {children}
        </section>
      </div>
    </div>
  );
}
