import { telephoneAddress } from '@praxiskit/pages';
import { useRoute, useSession, useSite, useText } from '@praxiskit/pages/react';
import { buttonClass, Link } from '@praxiskit/ui-kit';
import { Door } from '../landscape/door.tsx';
import '../styles/intern.css';

/** Registration and password help happen in person: the page explains it, and has no form. */
export function Component() {
  const t = useText();
  const id = useRoute()?.id ?? 'signup';
  const { practice } = useSite();
  const session = useSession();
  return (
    <Door>
      <h1>{t(`accountHelp.${id}.headline`)}</h1>
      <p>{t(`accountHelp.${id}.text`)}</p>
      <p>
        <a href={telephoneAddress(practice.phone)} className={buttonClass('primary')}>
          {t('accountHelp.call', { phone: practice.phone })}
        </a>
      </p>
      {session ? null : (
        <p>
          <Link href="/login">{t('accountHelp.back')}</Link>
        </p>
      )}
    </Door>
  );
}
