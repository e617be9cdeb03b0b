import type { Payload } from '@praxiskit/pages';
import { useText } from '@praxiskit/pages/react';
import type { MyDayData } from '@praxiskit/treatments';
import { MyDay } from '@praxiskit/treatments/react';
import { buttonClass, Link } from '@praxiskit/ui-kit';
import '../styles/day.css';

export function Component({ data }: Payload<MyDayData>) {
  const t = useText();
  const crumbs = (
    <p className="crumbs">
      <Link href="/#behandlungen">{t('nav.treatments')}</Link> / {t('nav.myDay')}
    </p>
  );
  return (
    <MyDay
      data={data}
      crumbs={crumbs}
      action="/termin"
      buttonClass={buttonClass('primary', 'large')}
    >
      <Link href="/#kontakt" variant="plain" className={buttonClass('primary')}>
        {t('home.request')}
      </Link>
    </MyDay>
  );
}
