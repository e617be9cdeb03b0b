import { withLanguage } from '@praxiskit/pages';
import { useSite } from '@praxiskit/pages/react';
import { counted, useServerList, useStaff, useUser, WithRecords } from '@praxiskit/staff/react';
import { buttonClass, Link } from '@praxiskit/ui-kit';
import { letterFacts } from './letter-facts.ts';
import { letterPath, lettersPath } from './paths.ts';
import { waitingLetters } from './queries.ts';
import { useLetterTexts } from './use-texts.ts';

/** On the overview: the letters that wait for the user; nothing where none does. */
export function Waiting() {
  const { loaded } = useStaff();
  // The part before it says that records are loading, or did not come.
  if (loaded.status !== 'ready') return null;
  return (
    <WithRecords>
      <WaitingCards />
    </WithRecords>
  );
}

function WaitingCards() {
  const letters = useLetterTexts();
  const user = useUser();
  const { locale, explicitLocale } = useSite();
  const { records, hasMore } = useServerList({
    view: 'letter_cards',
    query: waitingLetters(user),
    typed: '',
  });
  if (records.length === 0) return null;
  const first = records.slice(0, 5);
  const count = hasMore ? `${records.length}+` : counted(records.length, letters.overview.waiting);
  return (
    <section className="pk-letters-waiting" lang={locale}>
      <h2>{count}</h2>
      <ul className="pk-staff-next">
        {first.map((card) => {
          const { patient, subject, state } = letterFacts(card);
          const path = letterPath.replace(':id', String(card.base().id));
          return (
            <li key={card.key}>
              <Link
                href={withLanguage(path, explicitLocale ? locale : null)}
                variant="plain"
                className="pk-staff-row"
              >
                <span className="pk-staff-row-main">
                  <strong>{patient || letters.unnamed}</strong>
                  <span>{subject ?? letters.confidential}</span>
                </span>
                <span className="pk-staff-row-end">{letters.state[state]}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      <p>
        <Link href={lettersPath} variant="plain" className={buttonClass('secondary')}>
          {letters.overview.look}
        </Link>
      </p>
    </section>
  );
}
