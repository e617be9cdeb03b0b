import { useRoute, useSession, useSite, useText } from '@praxiskit/pages/react';
import { buttonClass, Link } from '@praxiskit/ui-kit';
import { Horizon } from '../landscape/horizon.tsx';
import '../styles/intern.css';

/** Registration and password help happen in person: the page explains it, and has no form. */
export function Component() {
  const t = useText();
  const id = useRoute()?.id ?? 'signup';
  const { practice } = useSite();
  const session = useSession();
  return (
    <section className="door over-horizon" data-reveal-off>
      <div className="door-form">
        <h1>{t(`accountHelp.${id}.headline`)}</h1>
        <p>{t(`accountHelp.${id}.text`)}</p>
        <p>
          <a
            href={`tel:${practice.phone.replace(/[^+\d]/g, '')}`}
            className={buttonClass('primary')}
          >
            {t('accountHelp.call', { phone: practice.phone })}
          </a>
        </p>
        {session ? null : (
          <p>
            <Link href="/login">{t('accountHelp.back')}</Link>
          </p>
        )}
      </div>
      <Horizon />
    </section>
  );
}
