import { createFormats, fill } from '@praxiskit/core';
import { useSite } from '@praxiskit/pages/react';
import { RecordField } from '@praxiskit/record-form';
import { useField, useRecordClient, useRelated, useSaveKey } from '@praxiskit/record-model/react';
import { RecordMark, relatedOne, useUser } from '@praxiskit/staff/react';
import { Button, Field, Kbd, Link, PaneHead, Select, useShortcuts } from '@praxiskit/ui-kit';
import { useCallback, useEffect, useState } from 'react';
import type { LetterExtent } from '../editor/letter-measure.tsx';
import { useLetterLayout } from '../editor/use-letter-layout.ts';
import type { OpenedLetterProps } from './detail-props.ts';
import { LetterBody } from './letter-body.tsx';
import { letterFacts } from './letter-facts.ts';
import { isDoctor } from './queries.ts';
import { SendQuestion } from './send-question.tsx';
import { useRemoveDraft } from './use-remove-draft.ts';
import { useSending } from './use-sending.ts';
import { useSigners } from './use-signer.ts';
import { useLetterTexts } from './use-texts.ts';

/** A letter that is being written: to whom, what about, who signs, the text, and how it goes on. */
export function DraftEditor({ card, letter, level, onBack, onGone }: OpenedLetterProps) {
  const letters = useLetterTexts();
  const { locale } = useSite();
  const { date } = createFormats(locale);
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
  const client = useRecordClient();
  const { id, version } = letter.base();
  // The press sets the version that is saved; a connection that is lost leaves the length unknown.
  const { layout } = useLetterLayout<LetterExtent>(
    async () => (await client.send(`/letters/${String(id)}/layout`)).body as LetterExtent,
    String(version),
  );
  const { send, step } = useSending(letter);
  const remove = useRemoveDraft(letter, name, onGone);
  const [isAsking, setAsking] = useState(false);
  const save = useCallback(() => {
    if (letter.isChanged && !letter.isDeleted) void letter.flush();
  }, [letter]);
  useSaveKey(save);
  useEffect(() => save, [save]);
  const ask = async () => {
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
            <Button variant="quiet" onClick={() => void remove()}>
              {letters.remove}
            </Button>
            {isReady ? (
              <Button variant="secondary" onClick={() => void step('draft')}>
                {letters.backToDraft}
              </Button>
            ) : isOwn ? null : (
              <Button
                variant={maySend ? 'secondary' : 'primary'}
                onClick={() => void step('ready')}
              >
                {letters.toSignature}
              </Button>
            )}
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
      <dl className="pk-letters-to">
        <dt>{letters.to}</dt>
        <dd>
          <strong>{name}</strong>
          {facts.birthDate ? (
            <span>, {fill(letters.born, { day: date(facts.birthDate, 'numeric') })}</span>
          ) : null}{' '}
          <Link href={`/staff/patients/${String(letter.get('patient_id'))}`}>
            {letters.openFile}
          </Link>
        </dd>
      </dl>
      <div className="pk-letters-fields">
        <RecordField record={letter} name="subject" autoComplete="off" />
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
        <LetterBody letter={letter} layout={layout} />
      </div>
      <SendQuestion
        isOpen={isAsking}
        facts={facts}
        subject={String(letter.get('subject') ?? '')}
        author={signer?.name ?? authorName}
        pages={layout?.pages ?? null}
        onClose={() => setAsking(false)}
        onSend={sendNow}
      />
    </article>
  );
}
