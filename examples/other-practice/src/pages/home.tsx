import { useText } from '@praxiskit/pages/react';
import { buttonClass, Link } from '@praxiskit/ui-kit';

export function Component() {
  const t = useText();
  return (
    <section className="hero">
      <h1>{t('home.headline')}</h1>
      <p>{t('home.lead')}</p>
      <Link href="/preise" variant="plain" className={buttonClass('primary')}>
        {t('pages.prices.title')}
      </Link>
    </section>
  );
}
