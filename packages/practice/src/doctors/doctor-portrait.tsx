import { type Locale, localized } from '@praxiskit/core';
import { type Words, withWords } from '@praxiskit/pages';
import type { CSSProperties, ReactNode } from 'react';
import type { Doctor } from './doctor.ts';
import { practiceMessages } from './messages.ts';
import { yearPlaces } from './year-places.ts';

export interface DoctorPortraitProps {
  doctor: Doctor;
  locale: Locale;
  /** Where the ruler of years ends. */
  thisYear: number;
  /** 'Landesärztekammer Thüringen' */
  chamber?: string;
  /** In the place of a picture of 4 : 5. */
  portrait?: ReactNode;
  /** The practice's own in place of `practiceMessages`, by 'practice.{key}'. */
  words?: Words | undefined;
}

/**
 * A doctor: first the statement, then name, title and chamber, the years as a ruler to scale, and treatments
 * that this doctor does not do. A part without an entry is left out; without a statement the name comes first.
 */
export function DoctorPortrait(props: DoctorPortraitProps) {
  const { doctor, locale, thisYear, chamber, portrait, words } = props;
  const { years = [], refusals = [] } = doctor;
  const say = withWords(practiceMessages[locale], words, 'practice').doctor;
  const statement = (locale === 'en' && doctor.statement_en) || doctor.statement_de;
  const places = yearPlaces(years, thisYear);
  const span = places.length > 0 ? thisYear - (years[0]?.from ?? thisYear) : 0;
  return (
    <article className="pk-doctor" style={{ '--span': Math.max(span, 1) } as CSSProperties}>
      {portrait ? <div className="pk-doctor-picture">{portrait}</div> : null}
      <div className="pk-doctor-words">
        <h2>{say.title}</h2>
        {statement ? (
          <blockquote>
            <p>{statement}</p>
          </blockquote>
        ) : null}
        <h3>{[doctor.title, doctor.name].filter(Boolean).join(' ')}</h3>
        <p>{localized(doctor, 'role', locale)}</p>
        {chamber ? <p className="pk-doctor-chamber">{chamber}</p> : null}
      </div>
      {years.length > 0 ? (
        <ol className="pk-doctor-years">
          {years.map((year, index) => {
            const { at = 0, room = 1, lasts = 0 } = places[index] ?? {};
            const style = { '--at': at, '--room': room, '--lasts': lasts } as CSSProperties;
            return (
              <li
                key={`${year.from} ${year.title_de}`}
                style={style}
                data-goes-on={year.goes_on ? '' : undefined}
                data-narrow={room < 4 ? '' : undefined}
              >
                <span className="pk-doctor-year">
                  {year.to === null ? year.from : `${year.from}–${year.to}`}
                </span>
                <strong>{localized(year, 'title', locale)}</strong>
                <span>{localized(year, 'note', locale)}</span>
                {year.goes_on ? <span className="pk-doctor-today">{say.today}</span> : null}
              </li>
            );
          })}
        </ol>
      ) : null}
      {refusals.length > 0 ? (
        <section className="pk-doctor-refusals">
          <h3>{say.refusals}</h3>
          <ul>
            {refusals.map((refusal) => (
              <li key={refusal.text_de}>{localized(refusal, 'text', locale)}</li>
            ))}
          </ul>
        </section>
      ) : null}
    </article>
  );
}
