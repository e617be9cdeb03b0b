import { UiKitProvider, uiKitMessages } from '@praxiskit/ui-kit';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { type Combination, combinations, forcedCombination } from './combinations.ts';
import { showPseudoStates } from './pseudo-states.ts';
import { reduceMotion } from './reduced-motion.ts';

/** Theme and language as a site sets them: on `<html>`, or on a part of the page, and by a provider. */
function Texts({ language, children }: { language: string; children: ReactNode }) {
  const isGerman = language === 'de';
  return (
    <UiKitProvider
      locale={isGerman ? 'de-DE' : 'en-US'}
      messages={isGerman ? uiKitMessages.de : uiKitMessages.en}
    >
      {children}
    </UiKitProvider>
  );
}

function useDocument({ theme, language }: Combination, motion: string) {
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
    root.lang = language;
  }, [theme, language]);
  useLayoutEffect(() => reduceMotion(motion === 'reduced'), [motion]);
  useLayoutEffect(showPseudoStates);
}

interface SiteProps {
  combination: Combination;
  motion: string;
  children: (combination: Combination) => ReactNode;
}

function Site({ combination, motion, children }: SiteProps) {
  const forced = useStore(forcedCombination);
  const shown = forced ?? combination;
  useDocument(shown, motion);
  return <Texts language={shown.language}>{children(shown)}</Texts>;
}

/** One of a sheet's four panels. Elements with `position: fixed` are placed relative to it. */
function Panel({ theme, language, children }: Combination & { children: ReactNode }) {
  return (
    <section data-theme={theme} lang={language} data-panel={`${theme}-${language}`}>
      <p className="border-b border-hairline pb-2 text-caption text-quiet hyphens-none">
        {theme}, {language}
      </p>
      <Texts language={language}>{children}</Texts>
    </section>
  );
}

/**
 * The decorator of every story. A sheet, tagged `sheet`, is rendered four times, in both themes and
 * both languages; with `parameters.sheet: 'single'`, for components that cover the page, once.
 */
export const withSite: Decorator = (Story, { globals, tags, parameters, viewMode }) => {
  const { theme, language, motion } = globals;
  const isSheet = tags.includes('sheet');
  if (isSheet && parameters.sheet !== 'single') {
    return (
      <Site combination={{ theme: 'light', language: 'en' }} motion={motion}>
        {() => (
          <div data-sheet="">
            {combinations.map((one) => (
              <Panel key={`${one.theme}-${one.language}`} {...one}>
                <Story globals={{ ...globals, ...one }} />
              </Panel>
            ))}
          </div>
        )}
      </Site>
    );
  }
  return (
    <Site combination={{ theme, language }} motion={motion}>
      {(shown) => (
        <div
          className={viewMode === 'docs' ? 'text-ink' : 'contents'}
          data-sheet={isSheet ? 'single' : undefined}
        >
          <Story globals={{ ...globals, ...shown }} />
        </div>
      )}
    </Site>
  );
};
