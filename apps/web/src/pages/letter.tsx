import type { LetterLine } from '@praxiskit/letters';
import type { Payload } from '@praxiskit/pages';
import { useText } from '@praxiskit/pages/react';
import { Alert, Button, LetterSheet, Link } from '@praxiskit/ui-kit';
import type { ReactNode } from 'react';
import type { LetterData } from '../payloads/letters.ts';
import '../styles/intern.css';

export function Component({ data }: Payload<LetterData>) {
  const t = useText();
  const isShown = data.withdrawn === null;
  return (
    <>
      <div className="desk-bar">
        <Link href="/private">{t('letter.back')}</Link>
        <span>{t('letter.of', { date: data.fullDate })}</span>
        {isShown ? (
          <Button variant="secondary" className="needs-scripts" onClick={() => window.print()}>
            {t('letter.print')}
          </Button>
        ) : null}
      </div>
      {isShown ? <Letter {...data} /> : <Withdrawn on={data.withdrawn} date={data.fullDate} />}
    </>
  );
}

function Withdrawn({ on, date }: { on: string; date: string }) {
  const t = useText();
  return (
    <div className="desk-note">
      <h1>{t('letter.of', { date })}</h1>
      <p>{t('letter.withdrawn', { date: on })}</p>
    </div>
  );
}

type Shown = Extract<LetterData, { withdrawn: null }>;

/** All of it as it was when the letter was sent. */
function Letter({ letter, date, author, hasMailFailed }: Shown) {
  const t = useText();
  const { letterhead, recipient, reference, subject, blocks, closing } = letter;
  const from = [letterhead.brand, ...letterhead.address].join(', ');
  return (
    <>
      {hasMailFailed ? (
        <div className="desk-note">
          <Alert kind="danger">{t('letter.mailFailed')}</Alert>
        </div>
      ) : null}
      <LetterSheet
        brand={letterhead.brand}
        practice={
          <>
            {t('site.phrase')}
            <br />
            {author}
          </>
        }
        returnAddress={from}
        address={recipient}
        facts={[
          { term: t('letter.phone'), value: letterhead.phone },
          { term: t('letter.email'), value: letterhead.email },
          ...(reference ? [{ term: t('letter.reference'), value: reference }] : []),
          { term: t('letter.date'), value: date },
        ]}
        subject={subject}
        footer={[from, letterhead.chamber, ...letterhead.footer].filter(Boolean).join(', ')}
      >
        {blocks.map((block, index) => {
          const key = `${index}`;
          if (block.type === 'paragraph') {
            return (
              <p key={key} className="letter-text">
                {inlines(block.content)}
              </p>
            );
          }
          const List = block.type === 'bulletList' ? 'ul' : 'ol';
          return (
            <List key={key} className="letter-text">
              {block.items.map((item, place) => (
                <li key={`${key} ${place + 1}`}>{inlines(item)}</li>
              ))}
            </List>
          );
        })}
        {closing ? (
          <p className="letter-text">
            {closing}
            <br />
            <br />
            {letter.author.name}
            {letter.author.title ? (
              <>
                <br />
                {letter.author.title}
              </>
            ) : null}
          </p>
        ) : null}
      </LetterSheet>
    </>
  );
}

function inlines(line: LetterLine): ReactNode[] {
  return line.map((inline, index) => {
    const key = `${index}`;
    if (inline.type === 'hardBreak') return <br key={key} />;
    return inline.strong ? <strong key={key}>{inline.text}</strong> : inline.text;
  });
}
