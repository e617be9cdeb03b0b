import { UiKitProvider, uiKitMessages } from '@praxiskit/ui-kit';
import type { Args, Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { inLanguage } from '../src/reading/sample-texts.ts';
import { type Combination, combinations, forcedCombination } from './combinations.ts';
import { showPseudoStates } from './pseudo-states.ts';
import { reduceMotion } from './reduced-motion.ts';
import { useTheme } from './use-theme.ts';

/** Theme and language as a site sets them: on `<html>`, or on a part of the page, and by a provider. */
export function Texts({ language, children }: { language: string; children: ReactNode }) {
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

/** What the toolbar sets beside theme and language. */
interface Reading {
  motion: string;
  /** In percent of the browser's own. */
  textSize: string;
}

export function useDocument({ theme, language }: Combination, { motion, textSize }: Reading) {
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
    root.lang = language;
  }, [theme, language]);
  useLayoutEffect(() => reduceMotion(motion === 'reduced'), [motion]);
  useLayoutEffect(() => {
    document.documentElement.style.fontSize = textSize === '100' ? '' : `${textSize}%`;
  }, [textSize]);
  useLayoutEffect(showPseudoStates);
}

interface SiteProps {
  combination: Combination;
  reading: Reading;
  children: (combination: Combination) => ReactNode;
}

function Site({ combination, reading, children }: SiteProps) {
  const forced = useStore(forcedCombination);
  const shown = forced ?? combination;
  useDocument(shown, reading);
  return <Texts language={shown.language}>{children(shown)}</Texts>;
}

/** A part of a page of documentation: the page's own theme and language are on `<html>`. */
function Part({ theme, language, children }: Combination & { children: ReactNode }) {
  useLayoutEffect(showPseudoStates);
  return (
    <div data-theme={useTheme(theme)} lang={language} className="bg-paper text-ink">
      <Texts language={language}>{children}</Texts>
    </div>
  );
}

/** One of a sheet's panels. Elements with `position: fixed` are placed relative to it. */
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

/** The args of a story with its sample texts in the language that is shown. */
const argsIn = (args: Args, language: Combination['language']) =>
  inLanguage({ ...args }, language) as Args;

/**
 * The decorator of every story. A sheet, tagged `sheet`, is rendered four times, in both themes and both languages,
 * and on a page of documentation in both themes; with `parameters.sheet: 'single'`, for components that cover the
 * page, once.
 */
export const withSite: Decorator = (Story, { args, globals, tags, parameters, viewMode }) => {
  const { theme, language, motion, textSize } = globals;
  const reading = { motion, textSize };
  const isSheet = tags.includes('sheet');
  const isDocs = viewMode === 'docs';
  if (isSheet && parameters.sheet !== 'single') {
    const panels = isDocs ? combinations.filter((one) => one.language === language) : combinations;
    const sheet = panels.map((one) => (
      <Panel key={`${one.theme}-${one.language}`} {...one}>
        <Story globals={{ ...globals, ...one }} />
      </Panel>
    ));
    return isDocs ? (
      <Part theme={theme} language={language}>
        {sheet}
      </Part>
    ) : (
      <Site combination={{ theme: 'light', language: 'en' }} reading={reading}>
        {() => <div data-sheet="">{sheet}</div>}
      </Site>
    );
  }
  if (isDocs) {
    return (
      <Part theme={theme} language={language}>
        <Story args={argsIn(args, language)} />
      </Part>
    );
  }
  return (
    <Site combination={{ theme, language }} reading={reading}>
      {(shown) => (
        <div className="contents" data-sheet={isSheet ? 'single' : undefined}>
          <Story
            globals={{ ...globals, ...shown }}
            {...(isSheet ? {} : { args: argsIn(args, shown.language) })}
          />
        </div>
      )}
    </Site>
  );
};
