import type { Locale } from '@praxiskit/pages';
import { SiteLink, useOptionalRuntime, usePack } from '@praxiskit/pages/react';
import { LinkProvider, SkipLink, type UiKitMessages, UiKitProvider } from '@praxiskit/ui-kit';
import type { ReactNode } from 'react';

/** The kit's language and links, around every layout. */
export function Shell({ locale, children }: { locale: Locale; children: ReactNode }) {
  const runtime = useOptionalRuntime();
  const messages = usePack<UiKitMessages>('uiKit');
  return (
    <UiKitProvider locale={locale === 'de' ? 'de-DE' : 'en-US'} messages={messages}>
      <LinkProvider component={SiteLink} preload={(href) => runtime?.preload(href)}>
        <SkipLink />
        {children}
      </LinkProvider>
    </UiKitProvider>
  );
}
