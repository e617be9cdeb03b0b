import { type Gate, type GateMessages, gateMessages } from '@praxiskit/under-construction-gate';
import { GateScreen } from '@praxiskit/under-construction-gate/react';
import type { i18n } from 'i18next';
import type { Locale, PublicConfig } from '../contract.ts';
import type { Practice } from '../site/site.ts';
import { Horizon } from './horizon.tsx';

interface StandaloneGateProps {
  config: Pick<PublicConfig, 'construction_hash'>;
  locale: Locale;
  gate?: Gate;
}

/** In place of every page while the site is built: nothing of its content. */
export function StandaloneGate({ config, locale, gate }: StandaloneGateProps) {
  const messages: GateMessages = gateMessages[locale];
  return (
    <GateScreen
      {...(gate ? { gate } : {})}
      hasLogin={config.construction_hash !== null}
      messages={messages}
    />
  );
}

interface StandaloneFailureProps {
  status: number;
  practice: Practice | null;
  address: string;
  i18n: i18n;
}

/** When not even the site's frame can be loaded: no script, no data, and a number to call. */
export function StandaloneFailure({ status, practice, address, i18n }: StandaloneFailureProps) {
  const isMissing = status === 404;
  return (
    <main className="failure over-horizon">
      {practice ? <p className="brand-name">{practice.name}</p> : null}
      <p className="failure-code">{status}</p>
      <h1>
        {i18n.t(isMissing ? 'error.notFound' : status === 503 ? 'error.away' : 'error.failure')}
      </h1>
      <p>{i18n.t(isMissing ? 'error.notFoundText' : 'error.failureText')}</p>
      {practice ? <p>{practice.phone}</p> : null}
      <p>
        <a href={address}>{i18n.t('error.again')}</a>
      </p>
      <Horizon />
    </main>
  );
}
