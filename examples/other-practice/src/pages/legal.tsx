import type { Payload } from '@praxiskit/pages';
import { TermList, type TermListProps, useRoute, useSite, useText } from '@praxiskit/pages/react';

/** The imprint, and the privacy policy with what the site stores. */
export function Component({ data, title }: Payload<TermListProps['entries'] | null>) {
  const t = useText();
  const { practice } = useSite();
  const isImprint = useRoute()?.id === 'imprint';
  const lines = [practice.name, ...practice.address, practice.phone, practice.email];
  return (
    <>
      <h1>{title}</h1>
      {isImprint ? lines.map((line) => <p key={line}>{line}</p>) : <p>{t('privacy')}</p>}
      {data ? <TermList entries={data} className="terms" /> : null}
    </>
  );
}
