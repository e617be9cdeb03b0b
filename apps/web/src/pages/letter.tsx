import type { Payload } from '@praxiskit/pages';
import { useSite, useText } from '@praxiskit/pages/react';
import { Alert, Button, LetterSheet, Link } from '@praxiskit/ui-kit';
import type { LetterData } from '../payloads/letters.ts';
import { addressOf } from '../records/practice-address.ts';
import '../styles/intern.css';

export function Component({ data }: Payload<LetterData>) {
  const t = useText();
  const { practice } = useSite();
  return (
    <>
      <div className="desk-bar">
        <Link href="/private">{t('letter.back')}</Link>
        <span>{t('letter.of', { date: data.fullDate })}</span>
        <Button variant="secondary" className="needs-scripts" onClick={() => window.print()}>
          {t('letter.print')}
        </Button>
      </div>
      {data.hasMailFailed ? (
        <div className="desk-note">
          <Alert kind="danger">{t('letter.mailFailed')}</Alert>
        </div>
      ) : null}
      <LetterSheet
        brand={practice.name}
        practice={
          <>
            {t('site.phrase')}
            <br />
            {data.author}
          </>
        }
        returnAddress={[practice.name, addressOf(practice)].join(', ')}
        address={data.recipient}
        facts={[
          { term: t('letter.phone'), value: practice.phone },
          { term: t('letter.email'), value: practice.email },
          { term: t('letter.date'), value: data.date },
        ]}
        subject={data.subject}
        footer={[practice.name, addressOf(practice), practice.chamber].join(', ')}
      >
        {data.paragraphs.map((paragraph) => (
          <p key={paragraph} className="letter-text">
            {paragraph}
          </p>
        ))}
      </LetterSheet>
    </>
  );
}
