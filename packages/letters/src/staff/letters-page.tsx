import type { Payload } from '@praxiskit/pages';
import type { ModelRecord } from '@praxiskit/record-model/client';
import type { StaffPageData } from '@praxiskit/staff';
import {
  ListDetailPage,
  LoadFailed,
  LoadPending,
  ServerListEnd,
  ServerSearch,
  useKept,
  useListDetail,
  useOpenedRecord,
  useServerList,
  useUser,
  WithRecords,
} from '@praxiskit/staff/react';
import { Link } from '@praxiskit/ui-kit';
import { useState } from 'react';
import { LetterDetail } from './letter-detail.tsx';
import { LetterRow } from './letter-row.tsx';
import { NewLetter } from './new-letter.tsx';
import { letterPath, lettersPath, textBlocksPath } from './paths.ts';
import { queryOfSegment, type Segment } from './queries.ts';
import { SegmentChoice } from './segment-choice.tsx';
import { useLetterTexts } from './use-texts.ts';

/** The letters of the practice, and one of them: written, signed, sent, read. */
export function Component({ data: { id } }: Payload<StaffPageData>) {
  return (
    <WithRecords>
      <Letters id={id} />
    </WithRecords>
  );
}

function Letters({ id }: Pick<StaffPageData, 'id'>) {
  const letters = useLetterTexts();
  const user = useUser();
  const [segment, setSegment] = useKept<Segment>('letters.segment', 'all');
  const [typed, setTyped] = useKept('letters.search', '');
  const [now] = useState(Date.now);
  const query = queryOfSegment(segment, { user, now });
  const listed = useServerList({
    view: 'letter_cards',
    query,
    typed,
    // A letter is looked for by its patient: no subject is searched.
    filterOf: (words) => ({ patient: { $search: words } }),
    part: segment,
  });
  const opened = useOpenedRecord('letter_cards', id, 'patient');
  const own = opened.status === 'open' ? [opened.record] : [];
  const page = useListDetail([...new Set([...own, ...listed.records])], {
    address: { id, list: lettersPath, record: letterPath },
  });
  if (opened.status === 'failed') return <LoadFailed onAgain={opened.tryAgain} />;
  if (opened.status === 'loading' && page.shown === null) return <LoadPending />;
  const isWhole = segment === 'all' && typed.trim() === '';
  return (
    <ListDetailPage
      page={page}
      texts={letters}
      listWidth="wide"
      rows={listed.records}
      actions={<Link href={textBlocksPath}>{letters.blocks}</Link>}
      lead={
        <>
          <ServerSearch
            label={letters.search}
            typed={typed}
            onType={setTyped}
            status=""
            isLoading={listed.isLoading}
            onFirst={() => listed.records[0] && page.open(listed.records[0])}
          />
          <SegmentChoice chosen={segment} onChoose={setSegment} />
        </>
      }
      list={(keys) => (
        <div {...keys.listProps}>
          <ul className="pk-staff-rows pk-letters-rows">
            {listed.records.map((card) => (
              <li key={card.key}>
                <LetterRow
                  card={card}
                  isSelected={card === page.shown}
                  tabIndex={keys.rowProps(card).tabIndex}
                  onOpen={page.open}
                />
              </li>
            ))}
          </ul>
          <ServerListEnd
            list={listed}
            more={letters.more}
            empty={<p>{isWhole ? letters.noLetter : letters.none[segment]}</p>}
          />
        </div>
      )}
      detail={(card: ModelRecord, level) => (
        <LetterDetail key={card.key} card={card} level={level} {...page.editor} />
      )}
      addDialog={NewLetter}
    />
  );
}
