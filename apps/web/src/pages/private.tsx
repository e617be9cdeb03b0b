import type { Payload } from '@praxiskit/pages';
import { useText } from '@praxiskit/pages/react';
import { type Layer, layers } from '@praxiskit/treatments';
import { buttonClass, Link } from '@praxiskit/ui-kit';
import type { LetterEntry, PrivateData } from '../payloads/letters.ts';
import '../styles/intern.css';

/** The newest letter on top, older ones in the layers below. */
export function Component({ data }: Payload<PrivateData>) {
  const { greeting, newest, older } = data;
  const t = useText();
  return (
    <div className="private" data-reveal-off>
      <header className="page-head">
        <h1>{greeting}</h1>
      </header>
      {newest ? <Newest letter={newest} /> : <Empty />}
      {older.map(({ name, letters }, index) => (
        <section key={name} className="age" data-layer={layerOfAge(index)}>
          <span className="age-strip" aria-hidden="true" />
          <h2>{name}</h2>
          <ul>
            {letters.map((letter) => (
              <li key={letter.path}>
                <span>{letter.date}</span>
                <span>
                  <Link href={letter.path} variant="plain" className="letter-name">
                    {letter.subject}
                  </Link>
                  <span className="quiet">{letter.author}</span>
                </span>
                <span>{t(`private.${letter.state}`)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function layerOfAge(index: number): Layer {
  return layers[Math.min(index + 1, layers.length - 1)] ?? 'blutbahn';
}

function Newest({ letter }: { letter: LetterEntry }) {
  const t = useText();
  return (
    <section className="newest" data-layer="oberhaut">
      <span className="age-strip" aria-hidden="true" />
      <h2>{t('private.newest')}</h2>
      <div>
        <p className="newest-date">
          {letter.state === 'read' ? null : `${t(`private.${letter.state}`)}, `}
          {letter.fullDate}
        </p>
        <p className="newest-subject">{letter.subject}</p>
        <p className="quiet">{letter.author}</p>
      </div>
      <Link href={letter.path} variant="plain" className={buttonClass('primary')}>
        {t('private.open')}
      </Link>
    </section>
  );
}

function Empty() {
  const t = useText();
  return (
    <section className="newest" data-layer="oberhaut">
      <span className="age-strip" aria-hidden="true" />
      <h2>{t('private.letters')}</h2>
      <div>
        <p className="newest-subject">{t('private.empty')}</p>
        <p>{t('private.emptyText')}</p>
      </div>
    </section>
  );
}
