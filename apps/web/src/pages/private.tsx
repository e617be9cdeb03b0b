import type { Payload } from '@praxiskit/pages';
import { telephoneAddress } from '@praxiskit/pages';
import { useSite, useText } from '@praxiskit/pages/react';
import { AgeLayers } from '@praxiskit/treatments/react';
import { buttonClass, Link } from '@praxiskit/ui-kit';
import type { LetterEntry, NextAppointment, PrivateData } from '../payloads/letters.ts';
import '../styles/intern.css';

/** The newest unread letter on top, older ones in the layers below; the next appointment above them. */
export function Component({ data }: Payload<PrivateData>) {
  const t = useText();
  const { greeting, appointment, newest, mark, older, newerPage, olderPage } = data;
  return (
    <div className="private" data-reveal-off>
      <header className="page-head private-head">
        <h1>{greeting}</h1>
        {appointment ? <Next {...appointment} /> : null}
      </header>
      <AgeLayers
        groups={older}
        mark={mark}
        ground={<span className="hill" aria-hidden="true" />}
        end={
          olderPage ? (
            <Link href={olderPage} variant="plain" className={buttonClass('secondary')}>
              {t('private.older')}
            </Link>
          ) : null
        }
      >
        {newest ? (
          <Newest letter={newest} />
        ) : newerPage ? (
          <>
            <h2>{t('private.letters')}</h2>
            <div>
              <Link href={newerPage} variant="plain" className={buttonClass('secondary')}>
                {t('private.newer')}
              </Link>
            </div>
          </>
        ) : (
          <Empty hasOlder={older.length > 0} />
        )}
      </AgeLayers>
    </div>
  );
}

function Next({ when, day, time, treatment }: NextAppointment) {
  const t = useText();
  const { practice } = useSite();
  return (
    <section className="private-next" aria-labelledby="next-appointment">
      <h2 id="next-appointment">{t('private.next', { when })}</h2>
      <p className="private-day">{t('private.nextTime', { day, time })}</p>
      {treatment ? <p>{treatment}</p> : null}
      <p>
        <Link href="/#kontakt">{t('private.way')}</Link>
        {practice.phone ? (
          <a href={telephoneAddress(practice.phone)}>
            {t('private.move', { phone: practice.phone })}
          </a>
        ) : null}
      </p>
    </section>
  );
}

function Newest({ letter }: { letter: LetterEntry }) {
  const t = useText();
  return (
    <>
      <h2>{t(letter.isRead ? 'private.newest' : 'private.newestUnread')}</h2>
      <div>
        <p className="newest-date">{[letter.state, letter.fullDate].filter(Boolean).join(', ')}</p>
        <p className="newest-subject">{letter.name}</p>
        <p className="quiet">{letter.about}</p>
        <p className="newest-ways">
          <Link href={letter.path} variant="plain" className={buttonClass('primary')}>
            {t('private.open')}
          </Link>
          {letter.pdf ? <a href={letter.pdf}>{t('private.pdf')}</a> : null}
        </p>
      </div>
    </>
  );
}

/** @param hasOlder letters are listed below, and all of them were withdrawn */
function Empty({ hasOlder }: { hasOlder: boolean }) {
  const t = useText();
  return (
    <>
      <h2>{t('private.letters')}</h2>
      <div>
        <p className="newest-subject">{t(hasOlder ? 'private.noneNow' : 'private.empty')}</p>
        <p>{t('private.emptyText')}</p>
      </div>
    </>
  );
}
