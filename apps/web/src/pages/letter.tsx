import { LetterPaper, useMarkRead } from '@praxiskit/letters/react';
import type { Payload } from '@praxiskit/pages';
import { telephoneAddress } from '@praxiskit/pages';
import { useSite, useText } from '@praxiskit/pages/react';
import { Alert, Button, buttonClass, Link } from '@praxiskit/ui-kit';
import type { LetterData, OtherLetter } from '../payloads/letters.ts';
import '../styles/intern.css';

export function Component({ data }: Payload<LetterData>) {
  const t = useText();
  const pdf = data.withdrawn === null ? data.pdf : null;
  return (
    <>
      <div className="desk-bar">
        <Link href="/private">{t('letter.back')}</Link>
        <span>{t('letter.of', { date: data.fullDate })}</span>
        {data.withdrawn === null ? (
          <span className="desk-ways">
            {pdf ? (
              <a href={pdf} className={buttonClass('secondary')}>
                {t('letter.pdf')}
              </a>
            ) : null}
            <Button variant="secondary" className="needs-scripts" onClick={() => window.print()}>
              {t('letter.print')}
            </Button>
          </span>
        ) : null}
      </div>
      {data.withdrawn === null ? (
        <Letter {...data} />
      ) : (
        <Withdrawn on={data.withdrawn} date={data.fullDate} />
      )}
    </>
  );
}

function Withdrawn({ on, date }: { on: string; date: string }) {
  const t = useText();
  const { practice } = useSite();
  return (
    <div className="desk-note desk-withdrawn">
      <h1>{t('letter.of', { date })}</h1>
      <p>{t('letter.withdrawn', { date: on })}</p>
      <p>{t('letter.withdrawnNext')}</p>
      <p className="desk-ways">
        <Link href="/private" variant="plain" className={buttonClass('primary')}>
          {t('letter.back')}
        </Link>
        {practice.phone ? (
          <a href={telephoneAddress(practice.phone)} className={buttonClass('secondary')}>
            {t('letter.call', { phone: practice.phone })}
          </a>
        ) : null}
      </p>
    </div>
  );
}

type Shown = Extract<LetterData, { withdrawn: null }>;

/** All of it as it was when the letter was sent. */
function Letter({ letter, layout, read, hasMailFailed, corrects, correctedBy }: Shown) {
  const t = useText();
  useMarkRead(read);
  return (
    <>
      {hasMailFailed ? (
        <div className="desk-note">
          <Alert kind="danger">{t('letter.mailFailed')}</Alert>
        </div>
      ) : null}
      {corrects || correctedBy ? (
        <div className="desk-note">
          {corrects ? <Other text={t('letter.corrects')} other={corrects} /> : null}
          {correctedBy ? <Other text={t('letter.correctedBy')} other={correctedBy} /> : null}
        </div>
      ) : null}
      <LetterPaper letter={letter} layout={layout} />
    </>
  );
}

/** A sentence about another letter. @param text with `{letter}` where the link is */
function Other({ text, other }: { text: string; other: OtherLetter }) {
  const t = useText();
  const [before = '', after = ''] = text.split('{letter}');
  return (
    <p>
      {before}
      <Link href={other.path}>{t('letter.of', { date: other.fullDate })}</Link>
      {after}
    </p>
  );
}
