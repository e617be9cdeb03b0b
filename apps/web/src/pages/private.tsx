import type { Payload } from '@praxiskit/pages';
import { useText } from '@praxiskit/pages/react';
import { AgeLayers } from '@praxiskit/treatments/react';
import { buttonClass, Link } from '@praxiskit/ui-kit';
import type { LetterEntry, PrivateData } from '../payloads/letters.ts';
import '../styles/intern.css';

/** The newest letter on top, older ones in the layers below. */
export function Component({ data }: Payload<PrivateData>) {
  const { greeting, newest, older } = data;
  return (
    <div className="private" data-reveal-off>
      <header className="page-head">
        <h1>{greeting}</h1>
      </header>
      <AgeLayers
        groups={older}
        mark={newest?.date ?? ''}
        ground={<span className="hill" aria-hidden="true" />}
      >
        {newest ? <Newest letter={newest} /> : <Empty />}
      </AgeLayers>
    </div>
  );
}

function Newest({ letter }: { letter: LetterEntry }) {
  const t = useText();
  return (
    <>
      <h2>{t('private.newest')}</h2>
      <div>
        <p className="newest-date">{[letter.state, letter.fullDate].filter(Boolean).join(', ')}</p>
        <p className="newest-subject">{letter.name}</p>
        <p className="quiet">{letter.about}</p>
        <Link href={letter.path} variant="plain" className={buttonClass('primary')}>
          {t('private.open')}
        </Link>
      </div>
    </>
  );
}

function Empty() {
  const t = useText();
  return (
    <>
      <h2>{t('private.letters')}</h2>
      <div>
        <p className="newest-subject">{t('private.empty')}</p>
        <p>{t('private.emptyText')}</p>
      </div>
    </>
  );
}
