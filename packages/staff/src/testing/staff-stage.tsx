import type { Locale } from '@praxiskit/core';
import type { PageModule, PageSession } from '@praxiskit/pages';
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
import { StaffFrame } from '../frame/staff-frame.tsx';
import { staffMessages } from '../messages/messages.ts';
import type { StaffPage, StaffPageTexts } from '../staff-page.ts';

type Page = Awaited<ReturnType<PageModule>>['Component'];

/** A page, and where it is shown. */
export interface StagedPageProps {
  page: Page;
  /** '/staff/prices' */
  address: string;
  /** Id of the record in the address. */
  id?: string;
  /** More data of the page from the server. */
  data?: object;
  language?: string;
  client?: RecordClient;
  /** Of the signed-in user; a doctor by default. */
  roles?: readonly string[];
}

export interface StaffStageProps extends StagedPageProps {
  /** Pages of the navigation and the search. */
  pages: readonly StaffPage[];
  /** Their texts, by name. */
  texts: Readonly<Record<Locale, Readonly<Record<string, StaffPageTexts>>>>;
  /** A client of sample records, where a test brings none. */
  createClient(locale: Locale): RecordClient;
}

const sessionOf = (roles: readonly string[]) =>
  ({
    user: { name: 'Clara Mustermann', data: { id: 'c', roles, password_change: false } },
  }) as unknown as PageSession;

/**
 * A page in the frame of the staff, without a server: for stories, and for tests in a browser.
 * These import '@praxiskit/staff/styles.css' and '@praxiskit/staff/testing.css'.
 */
export function StaffStage(props: StaffStageProps) {
  const { pages, texts, createClient, address, id = null, data = {}, language = 'de' } = props;
  const { roles = ['doctor', 'staff'] } = props;
  const Page = props.page as ComponentType<object>;
  const locale = language === 'en' ? 'en' : 'de';
  const [{ client, toasts, page }] = useState(() => ({
    client: props.client ?? createClient(locale),
    toasts: createToasts(),
    page: ((payload: object) => (
      <StaffFrame
        pages={pages}
        name="Aurelia"
        language={
          <LanguageSwitch
            current={locale}
            choices={[{ locale: 'de', name: 'Deutsch', href: '?lang=de' }]}
          />
        }
      >
        <Page {...payload} />
      </StaffFrame>
    )) as Page,
  }));
  return (
    <KitTexts locale={locale}>
      <PreviewPage
        page={page}
        address={address}
        locale={locale}
        session={sessionOf(roles)}
        read={() => ({ today: '2026-11-20', id, ...data })}
        messages={{ staffRooms: { ...staffMessages[locale], ...texts[locale] } }}
        services={{ records: { get: async () => client }, toasts }}
      />
      <ToastRegion toasts={toasts} />
    </KitTexts>
  );
}

function KitTexts({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <UiKitProvider locale={locale === 'de' ? 'de-DE' : 'en-US'} messages={uiKitMessages[locale]}>
      {children}
    </UiKitProvider>
  );
}
