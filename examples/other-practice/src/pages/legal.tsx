import { useRoute, useSite, useText } from '@praxiskit/pages/react';

export function Component({ title }: { title: string }) {
  const t = useText();
  const { practice } = useSite();
  const isImprint = useRoute()?.id === 'imprint';
  const lines = [practice.name, ...practice.address, practice.phone, practice.email];
  return (
    <>
      <h1>{title}</h1>
      {isImprint ? lines.map((line) => <p key={line}>{line}</p>) : <p>{t('privacy')}</p>}
    </>
  );
}
