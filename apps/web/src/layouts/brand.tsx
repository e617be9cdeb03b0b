import { useSite, useText } from '@praxiskit/pages/react';
import { Link } from '@praxiskit/ui-kit';

export function Brand() {
  const t = useText();
  const { practice } = useSite();
  return (
    <Link href="/" variant="plain" className="brand" data-sheet="">
      <span className="brand-name">{practice.name}</span>
      <span className="brand-about">
        {t('site.phrase')}
        <br />
        {practice.city}
      </span>
    </Link>
  );
}
