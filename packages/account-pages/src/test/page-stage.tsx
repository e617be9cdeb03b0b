import type { AuthClient, RequestResult } from '@praxiskit/auth-client';
import type { Locale } from '@praxiskit/core';
import type { PageModule, PageSession } from '@praxiskit/pages';
import { PreviewPage } from '@praxiskit/pages/testing';
import { UiKitProvider } from '@praxiskit/ui-kit';
import type { ReactNode } from 'react';
import { type AccountPagesParts, AccountPagesProvider } from '../frame/parts.tsx';
import { accountPagesMessages } from '../messages/messages.ts';
import '../styles.css';

type Answer = Pick<RequestResult, 'data'> | { readonly reason: string; readonly waitS?: number };

export interface PageStageProps {
  page: Awaited<ReturnType<PageModule>>['Component'];
  data: unknown;
  address: string;
  language?: string;
  /** The server's answer to a form; every form succeeds by default. */
  answer?: (path: string, fields: Readonly<Record<string, string>>) => Answer | Promise<Answer>;
  parts?: Partial<AccountPagesParts>;
  /** The signed-in user, for parts that need one; a guest by default. */
  session?: PageSession;
  /** A separate client, in place of `answer`. */
  auth?: AuthClient;
}

/** An account page without a server, for stories and for browser tests. */
export function PageStage(props: PageStageProps) {
  const { page, data, address, language = 'de', answer = () => ({ data: {} }), parts } = props;
  const { session = null } = props;
  const locale = language === 'en' ? 'en' : 'de';
  async function request(path: string, fields: Readonly<Record<string, string>>) {
    const given = await answer(path, fields);
    if ('data' in given) {
      return { ok: true, url: 'https://preview.example/user', error: null, data: given.data };
    }
    const { reason, waitS = null } = given;
    return { ok: false, url: null, error: { code: 'REFUSED', reason, waitS }, data: {} };
  }
  const guest = { status: 'unauthenticated', session: null };
  const double = {
    getState: () => guest,
    subscribe: () => () => {},
    request,
    send: request,
    logout: async () => ({ ok: true, error: null }),
  } as unknown as AuthClient;
  const { auth = double } = props;
  return (
    <Texts locale={locale}>
      <AccountPagesProvider parts={{ name: 'Aurelia', kept, ...parts }}>
        <PreviewPage
          page={page}
          address={address}
          locale={locale}
          session={session}
          read={() => data}
          messages={{ accountPages: accountPagesMessages[locale] }}
          services={{ auth }}
        />
      </AccountPagesProvider>
    </Texts>
  );
}

function Texts({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <UiKitProvider locale={locale === 'de' ? 'de-DE' : 'en-US'}>{children}</UiKitProvider>;
}

const kept = [
  { text: { de: 'Rechnungen', en: 'Invoices' }, years: 8 },
  { text: { de: 'Behandlungsunterlagen', en: 'Treatment records' }, years: 10 },
];
