import { Link } from '@praxiskit/ui-kit';
import { useText } from '../i18n/use-text.ts';
import { useSite } from '../site/hooks.ts';

export function Brand() {
  const t = useText();
  const { practice } = useSite();
  return (
    <Link href="/" variant="plain" className="brand">
      <span className="brand-name">{practice.name}</span>
      <span className="brand-about">
        {t('site.phrase')}
        <br />
        {practice.city}
      </span>
    </Link>
  );
}
