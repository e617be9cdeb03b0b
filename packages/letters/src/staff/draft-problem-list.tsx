import type { ModelRecord } from '@praxiskit/record-model/client';
import { Alert, Link } from '@praxiskit/ui-kit';
import type { DraftProblems } from './draft-problems.ts';
import { useLetterTexts } from './use-texts.ts';

export interface DraftProblemListProps {
  problems: DraftProblems;
  letter: ModelRecord;
}

/** Why a letter was not sent, above its fields. */
export function DraftProblemList({ problems, letter }: DraftProblemListProps) {
  const letters = useLetterTexts();
  return (
    <Alert kind="danger">
      <p>{letters.problems.title}</p>
      <ul className="pk-letters-problems">
        {Object.entries(problems).map(([column, text]) => (
          <li key={column}>
            {text}{' '}
            {column === 'patient_id' ? (
              <Link href={`/staff/patients/${String(letter.base().patient_id)}`}>
                {letters.openFile}
              </Link>
            ) : null}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
