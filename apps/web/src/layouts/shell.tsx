import { AccountPagesProvider } from '@praxiskit/account-pages/react';
import type { Locale } from '@praxiskit/core';
import { SiteLink, useOptionalRuntime, useOptionalSite, usePack } from '@praxiskit/pages/react';
import { LinkProvider, SkipLink, type UiKitMessages, UiKitProvider } from '@praxiskit/ui-kit';
import type { ReactNode } from 'react';
import { accountParts } from './account-parts.ts';

/** The kit's language and links, and the site's parts of packages, around every layout. */
export function Shell({ locale, children }: { locale: Locale; children: ReactNode }) {
  const runtime = useOptionalRuntime();
  const { practice } = useOptionalSite() ?? {};
  const { name = '', city = '', phone, hours = [], holidays: exceptions = [] } = practice ?? {};
  const own = { name, words: [name, city], telephone: phone || null, hours, exceptions };
  const messages = usePack<UiKitMessages>('uiKit');
  return (
    <UiKitProvider locale={locale === 'de' ? 'de-DE' : 'en-US'} messages={messages}>
      <LinkProvider component={SiteLink} preload={(href) => runtime?.preload(href)}>
        <SkipLink />
        <AccountPagesProvider parts={{ ...accountParts, ...own }}>{children}</AccountPagesProvider>
      </LinkProvider>
    </UiKitProvider>
  );
}
