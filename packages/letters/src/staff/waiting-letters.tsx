import { withLanguage } from '@praxiskit/pages';
import { useSite } from '@praxiskit/pages/react';
import { counted, useServerList, useUser, WaitingPart } from '@praxiskit/staff/react';
import { Link } from '@praxiskit/ui-kit';
import { letterFacts } from './letter-facts.ts';
import { letterPath, lettersPath } from './paths.ts';
import { waitingLetters } from './queries.ts';
import { useLetterTexts } from './use-texts.ts';

/** On the overview: the letters that wait for the user; nothing where none does. */
export function Waiting() {
  const letters = useLetterTexts();
  const user = useUser();
  const { locale, explicitLocale } = useSite();
  const list = useServerList({ view: 'letter_cards', query: waitingLetters(user), typed: '' });
  const { records, hasMore } = list;
  const { waiting, look } = letters.overview;
  return (
    <WaitingPart
      page="letters"
      list={list}
      title={hasMore ? `${records.length}+` : counted(records.length, waiting)}
      more={{ href: lettersPath, text: look }}
    >
      {records.slice(0, 5).map((card) => {
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
    </WaitingPart>
  );
}
