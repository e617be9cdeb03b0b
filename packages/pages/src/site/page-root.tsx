import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { type BrowserRuntime, BrowserRuntimeContext, SiteDefinitionContext } from './contexts.ts';
import { LateSheetContext } from './late-sheet.tsx';
import type { SiteDefinition } from './site-definition.ts';

interface PageRootProps {
  definition: SiteDefinition<object>;
  i18n: i18n;
  runtime: BrowserRuntime | null;
  /** See LateSheet; null if the page does not use it. */
  lateSheet: string | null;
  children: ReactNode;
}

/** The part around the router that is the same on server and client. */
export function PageRoot({ definition, i18n, runtime, lateSheet, children }: PageRootProps) {
  return (
    <SiteDefinitionContext value={definition}>
      <I18nextProvider i18n={i18n}>
        <BrowserRuntimeContext value={runtime}>
          <LateSheetContext value={lateSheet}>{children}</LateSheetContext>
        </BrowserRuntimeContext>
      </I18nextProvider>
    </SiteDefinitionContext>
  );
}
