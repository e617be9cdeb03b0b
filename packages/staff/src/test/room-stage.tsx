import type { PageModule, PageSession, PageWords } from '@praxiskit/pages';
import { PreviewPage } from '@praxiskit/pages/testing';
import type { RecordClient } from '@praxiskit/record-model/client';
import {
  createToasts,
  LanguageSwitch,
  ToastRegion,
  UiKitProvider,
  uiKitMessages,
} from '@praxiskit/ui-kit';
import { type ComponentType, type ReactNode, useState } from 'react';
import { StaffShell } from '../frame/staff-shell.tsx';
import { staffMessages } from '../messages/messages.ts';
import { createSample } from './sample-records.ts';
import '../styles.css';
import './sample-theme.css';

type Page = Awaited<ReturnType<PageModule>>['Component'];

/** Of `RoomStage`. */
export interface RoomStageProps {
  page: Page;
  /** '/staff/prices' */
  address: string;
  /** Of the record in the address. */
  id?: string;
  language?: string;
  client?: RecordClient;
  /** The single texts of the site's pages. */
  pages?: readonly PageWords[];
}

const session = {
  user: { name: 'Clara Mustermann', data: { id: 'c', roles: ['staff'], password_change: false } },
} as unknown as PageSession;

/** A room in its shell, without a server: for stories, and for tests in a browser. */
export function RoomStage(props: RoomStageProps) {
  const { address, id = null, language = 'de', pages = [] } = props;
  const Room = props.page as ComponentType<object>;
  const locale = language === 'en' ? 'en' : 'de';
  const [{ client, toasts, page }] = useState(() => ({
    client: props.client ?? createSample(locale).client,
    toasts: createToasts(),
    page: ((payload: object) => (
      <StaffShell
        name="Aurelia"
        pricesPage="/preise"
        language={
          <LanguageSwitch
            current={locale}
            choices={[{ locale: 'de', name: 'Deutsch', href: '?lang=de' }]}
          />
        }
      >
        <Room {...payload} />
      </StaffShell>
    )) as Page,
  }));
  return (
    <Texts locale={locale}>
      <PreviewPage
        page={page}
        address={address}
        locale={locale}
        session={session}
        read={() => ({ today: '2026-11-20', id, pages })}
        messages={{ staffRooms: staffMessages[locale] }}
        services={{ records: { get: async () => client }, toasts }}
      />
      <ToastRegion toasts={toasts} />
    </Texts>
  );
}

function Texts({ locale, children }: { locale: 'de' | 'en'; children: ReactNode }) {
  return (
    <UiKitProvider locale={locale === 'de' ? 'de-DE' : 'en-US'} messages={uiKitMessages[locale]}>
      {children}
    </UiKitProvider>
  );
}
