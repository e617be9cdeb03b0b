import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { LateSheetContext } from './layouts/late-sheet.tsx';
import { type BrowserServices, BrowserServicesContext } from './site/services.ts';

interface AppProps {
  i18n: i18n;
  services?: BrowserServices;
  /** Where the page names it; see LateSheet. */
  lateSheet: string | null;
  children: ReactNode;
}

/** What both sides wrap around the router; the router itself differs. */
export function App({ i18n, services, lateSheet, children }: AppProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <BrowserServicesContext value={services ?? null}>
        <LateSheetContext value={lateSheet}>{children}</LateSheetContext>
      </BrowserServicesContext>
    </I18nextProvider>
  );
}
