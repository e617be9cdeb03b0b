import { createFormats, fill } from '@praxiskit/core';
import { useSite } from '@praxiskit/pages/react';
import { useRecordClient } from '@praxiskit/record-model/react';
import { counted, createSaved, useGo, useStaffServices, useUser } from '@praxiskit/staff/react';
import { Alert, Button, buttonClass, Icon, PaneHead } from '@praxiskit/ui-kit';
import { useState } from 'react';
import type { FrozenLetter, LetterLayout } from '../press/letter.ts';
import { LetterPaper } from '../react/letter-paper.tsx';
import type { OpenedLetterProps } from './detail-props.ts';
import { LeftWords } from './left-words.tsx';
import { letterFacts } from './letter-facts.ts';
import { LetterTo } from './letter-to.tsx';
import { OtherLetter } from './other-letter.tsx';
import { letterPath, printPath } from './paths.ts';
import { isDoctor } from './queries.ts';
import { useCorrected, useCorrection } from './use-other-letter.ts';
import { useSecondsUntil } from './use-seconds-until.ts';
import { useSending } from './use-sending.ts';
import { useLetterTexts } from './use-texts.ts';
import { valuesOfDraft } from './values-of-draft.ts';
import { WithdrawQuestion } from './withdraw-question.tsx';

/** A letter that is being sent, was sent, or was withdrawn: its state, and the letter itself. */
export function SentLetter({ card, letter, level, onBack }: OpenedLetterProps) {
  const letters = useLetterTexts();
  const user = useUser();
  const mayAll = isDoctor(user);
  const facts = letterFacts(card);
  const name = facts.spoken || letters.unnamed;
  const status = letter.base().status;
  const frozen = letter.get('frozen') as FrozenLetter | null;
  const { correct, markPrinted } = useSentSteps({ card, letter });
  const [isWithdrawing, setWithdrawing] = useState(false);
  const id = String(letter.base().id);
  const isSent = status === 'sent';
  // Written while a colleague has sent it: no later save can add it.
  const hasLeft = Object.keys(letter.changes()).some((column) => column !== 'status');
  const sender = String(letter.base().sent_by_name ?? '');
  const waitsForPrint = facts.state === 'toPrint' || facts.state === 'mailFailed';
  return (
    <article aria-label={name}>
      <PaneHead
        level={level}
        title={name}
        onBack={onBack}
        aside={letters.state[facts.state]}
        actions={
          status === 'sending' ? null : (
            <>
              {isSent && mayAll ? (
                <Button variant="quiet" onClick={() => setWithdrawing(true)}>
                  {letters.withdraw}
                </Button>
              ) : null}
              <Button variant="quiet" onClick={() => void correct()}>
                {letters.correct}
              </Button>
              <a
                href={printPath(id)}
                target="_blank"
                rel="noreferrer"
                className={buttonClass('secondary')}
              >
                <Icon name="print" /> {letters.pdf}
              </a>
              {isSent && waitsForPrint ? (
                <Button onClick={() => void markPrinted()}>{letters.printed}</Button>
              ) : null}
            </>
          )
        }
      />
      <LetterTo facts={facts} letter={letter} hasPhone />
      <div className="pk-letters-sent">
        {hasLeft ? (
          <LeftWords
            letter={letter}
            title={letters.left.sentTitle}
            goOnText={letters.left.asCorrection}
            onGoOn={status === 'sending' ? null : () => void correct()}
            onDrop={() => letter.rollback()}
          >
            {fill(sender ? letters.left.sentBy : letters.left.sentElsewhere, { name: sender })}{' '}
            {status === 'sending' ? letters.left.takeBackFirst : letters.left.stillHere}
          </LeftWords>
        ) : null}
        {status === 'sending' ? (
          <SendingState letter={letter} sender={sender === user.name ? '' : sender} />
        ) : (
          <Facts letter={letter} state={facts.state} />
        )}
        {frozen ? (
          <LetterPaper
            letter={frozen}
            layout={letter.get('layout') as LetterLayout | null}
            level={level === 1 ? 2 : 3}
            isFlowing
          />
        ) : null}
      </div>
      <WithdrawQuestion
        isOpen={isWithdrawing}
        name={name}
        facts={facts}
        letter={letter}
        onClose={() => setWithdrawing(false)}
      />
    </article>
  );
}

/** The seconds in which it can still be taken back. */
function SendingState({ letter, sender }: Pick<OpenedLetterProps, 'letter'> & { sender: string }) {
  const letters = useLetterTexts();
  const { takeBack } = useSending(letter);
  const seconds = useSecondsUntil((letter.get('due_at') as string | null) ?? null);
  return (
    <div className="pk-letters-sending">
      <p className="pk-staff-big" role="status">
        {seconds > 0 ? counted(seconds, letters.sendingIn) : letters.sendingNow}
      </p>
      {sender ? <p>{fill(letters.sendingBy, { name: sender })}</p> : null}
      {seconds > 0 ? <Button onClick={() => void takeBack()}>{letters.takeBack}</Button> : null}
    </div>
  );
}

interface FactsProps extends Pick<OpenedLetterProps, 'letter'> {
  state: ReturnType<typeof letterFacts>['state'];
}

function Facts({ letter, state }: FactsProps) {
  const letters = useLetterTexts();
  const { locale } = useSite();
  const { date } = createFormats(locale);
  const text = (column: string) => (letter.get(column) as string | null | undefined) || null;
  const when = (column: string) => {
    const at = text(column);
    return at ? `${date(at, 'long')}, ${date(at, 'time')}` : null;
  };
  const [sent, read, printed, withdrawn] = ['sent_at', 'read_at', 'printed_at', 'withdrawn_at'].map(
    when,
  );
  const by = text('sent_by_name') ?? text('author_name') ?? '';
  return (
    <>
      {state === 'mailFailed' ? <Alert kind="danger">{letters.mailFailed}</Alert> : null}
      {state === 'toPrint' ? <Alert kind="info">{letters.onPaper}</Alert> : null}
      {withdrawn ? (
        <Alert kind="danger">
          <p>
            {[fill(letters.withdrawnAt, { time: withdrawn }), text('withdrawn_reason')]
              .filter(Boolean)
              .join(': ')}
          </p>
          <p>{letters.withdrawnHint}</p>
        </Alert>
      ) : null}
      <p className="pk-letters-state">
        {sent ? fill(letters.sentAt, { time: sent, name: by }) : null}{' '}
        {read
          ? fill(letters.readAt, { time: read })
          : text('delivery') === 'portal' && !withdrawn
            ? letters.notRead
            : null}{' '}
        {printed ? fill(letters.printedAt, { time: printed }) : null}{' '}
      </p>
      <Corrections letter={letter} />
    </>
  );
}

/** The letter that it corrects, and the one that corrects it. */
function Corrections({ letter }: Pick<OpenedLetterProps, 'letter'>) {
  const letters = useLetterTexts();
  const corrected = useCorrected(letter);
  const correction = useCorrection(letter);
  if (!corrected && !correction) return null;
  return (
    <ul className="pk-letters-others">
      {corrected ? (
        <li>
          <OtherLetter text={letters.corrects} label={letters.letterOf} letter={corrected} />
        </li>
      ) : null}
      {correction ? (
        <li>
          <OtherLetter
            text={
              correction.base().status === 'sent' ? letters.correctedBy : letters.correctionBegun
            }
            label={letters.letterOf}
            letter={correction}
          />
        </li>
      ) : null}
    </ul>
  );
}

function useSentSteps({ letter }: Pick<OpenedLetterProps, 'card' | 'letter'>) {
  const letters = useLetterTexts();
  const client = useRecordClient();
  const services = useStaffServices();
  const go = useGo();
  const fail = () => services().toasts.show({ kind: 'danger', text: letters.createFailed });
  const { id } = letter.base();
  return {
    /** A sent letter never changes: another one corrects it, and begins as its text. */
    async correct() {
      const { author_id: _author, reference: _reference, ...values } = valuesOfDraft(letter);
      try {
        const next = await createSaved(client, 'letters', { ...values, corrects_id: id });
        // Words that came too late for this letter are in the correction now.
        letter.rollback();
        go(letterPath.replace(':id', String(next.get('id'))));
      } catch {
        fail();
      }
    },
    async markPrinted() {
      try {
        await client.send(`/letters/${String(id)}/printed`, { method: 'POST' });
        await letter.view.get(String(id));
      } catch {
        fail();
      }
    },
  };
}
