import { fill } from '@praxiskit/core';
import { RecordField } from '@praxiskit/record-form';
import { useField, useRecordClient, useRelated, useSaveKey } from '@praxiskit/record-model/react';
import { RecordMark, relatedOne, useUser } from '@praxiskit/staff/react';
import { Button, Field, Kbd, PaneHead, Select, useShortcuts } from '@praxiskit/ui-kit';
import { useCallback, useEffect, useState } from 'react';
import type { LetterExtent } from '../editor/letter-measure.tsx';
import { useLetterLayout } from '../editor/use-letter-layout.ts';
import type { OpenedLetterProps } from './detail-props.ts';
import { DraftProblemList } from './draft-problem-list.tsx';
import { problemsOf } from './draft-problems.ts';
import { LetterBody } from './letter-body.tsx';
import { letterFacts } from './letter-facts.ts';
import { LetterTo } from './letter-to.tsx';
import { OtherLetter } from './other-letter.tsx';
import { isDoctor } from './queries.ts';
import { SendQuestion } from './send-question.tsx';
import { useCorrected } from './use-other-letter.ts';
import { usePreview } from './use-preview.ts';
import { useSending } from './use-sending.ts';
import { useSigners } from './use-signer.ts';
import { useLetterTexts } from './use-texts.ts';

export interface DraftEditorProps extends OpenedLetterProps {
  onRemove: () => Promise<void>;
}

/** A letter that is being written: to whom, what about, the text, who signs, and how it goes on. */
export function DraftEditor({ card, letter, level, onBack, onRemove }: DraftEditorProps) {
  const letters = useLetterTexts();
  useRelated(card, 'patient');
  const facts = letterFacts(card);
  const name = facts.spoken || letters.unnamed;
  const user = useUser();
  const mayAll = isDoctor(user);
  // The desk takes over no letter of another author.
  const signers = useSigners(mayAll || letter.base().author_id === user.id);
  const author = useField(letter, 'author_id');
  useRelated(letter, 'author');
  const authorName = String(relatedOne(letter, 'author')?.get('name') ?? '');
  const signer = signers.find(({ id }) => id === author.value);
  const isOwn = author.value === user.id;
  const isReady = letter.base().status === 'ready';
  const maySend = isOwn || mayAll;
  const corrected = useCorrected(letter);
  const client = useRecordClient();
  const { id, version } = letter.base();
  // The press sets the version that is saved; a connection that is lost leaves the length unknown.
  const { layout } = useLetterLayout<LetterExtent>(
    async () => (await client.send(`/letters/${String(id)}/layout`)).body as LetterExtent,
    String(version),
  );
  const { send, step } = useSending(letter);
  const preview = usePreview(letter);
  const [isAsking, setAsking] = useState(false);
  /** The user has tried to send it: what is missing is said from then on. */
  const [isTried, setTried] = useState(false);
  const problems = problemsOf(letter, facts, letters);
  const isWhole = Object.keys(problems).length === 0;
  const save = useCallback(() => {
    if (letter.isChanged && !letter.isDeleted) void letter.flush();
  }, [letter]);
  useSaveKey(save);
  useEffect(() => save, [save]);
  // Words that were held back while the letter was being sent.
  useEffect(() => {
    if (letter.saveState === 'failed') letter.flush().catch(() => undefined);
  }, [letter]);
  const ask = async () => {
    setTried(true);
    if (!isWhole) return;
    await letter.flush().catch(() => undefined);
    // What the server refuses, or another user has changed, is decided first.
    if (!letter.conflict && !letter.isChanged) setAsking(true);
  };
  const sendNow = () => {
    setAsking(false);
    void send(name);
  };
  const run = isAsking ? sendNow : () => void ask();
  useShortcuts(
    maySend ? [{ keys: 'Control+Enter', label: letters.keySend, isShown: true, run }] : [],
  );
  const waitsFor = isOwn
    ? letters.waitsForYou
    : fill(letters.waitsFor, { name: signer?.name ?? authorName });
  return (
    <article aria-label={name} className="pk-letters-draft">
      <PaneHead
        level={level}
        title={letters.heading[isReady ? 'ready' : 'draft']}
        onBack={onBack}
        aside={<RecordMark record={letter} />}
        actions={
          <>
            {isReady ? (
              <Button variant="secondary" onClick={() => void step('draft')}>
                {letters.backToDraft}
              </Button>
            ) : signer && !isOwn ? (
              // Doctors alone sign what waits for a signature.
              <Button
                variant={maySend ? 'secondary' : 'primary'}
                onClick={() => void step('ready')}
              >
                {letters.toSignature}
              </Button>
            ) : null}
            <Button variant="quiet" onClick={() => void preview()}>
              {letters.preview}
            </Button>
            {maySend ? (
              <Button onClick={() => void ask()}>
                {letters.send} <Kbd keys="Control+Enter" />
              </Button>
            ) : null}
          </>
        }
      />
      {isReady ? (
        <p className="pk-letters-note" role="status">
          {waitsFor}
        </p>
      ) : null}
      {corrected ? (
        <p className="pk-letters-note">
          <OtherLetter text={letters.willCorrect} label={letters.letterOf} letter={corrected} />
        </p>
      ) : null}
      <LetterTo facts={facts} letter={letter} />
      <div className="pk-letters-fields">
        {isTried && !isWhole ? <DraftProblemList problems={problems} letter={letter} /> : null}
        <RecordField record={letter} name="subject" autoComplete="off" />
        <LetterBody letter={letter} layout={layout} />
        <div className="pk-letters-choices">
          <Field label={letters.author} error={author.error ?? undefined}>
            <Select
              value={String(author.value ?? '')}
              onChange={({ target }) => author.setValue(target.value)}
            >
              {signer ? null : <option value={String(author.value ?? '')}>{authorName}</option>}
              {signers.map(({ id, name: label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          {mayAll ? <RecordField record={letter} name="circle" options={letters.circles} /> : null}
          <RecordField record={letter} name="locale" options={{ de: 'Deutsch', en: 'English' }} />
        </div>
        <p className="pk-letters-remove">
          <Button variant="quiet" onClick={() => void onRemove()}>
            {letters.remove}
          </Button>
        </p>
      </div>
      <SendQuestion
        isOpen={isAsking}
        facts={facts}
        subject={String(letter.get('subject') ?? '')}
        author={signer?.name ?? authorName}
        pages={layout?.pages ?? null}
        corrected={corrected}
        onClose={() => setAsking(false)}
        onSend={sendNow}
      />
    </article>
  );
}
