import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect } from 'react';
import { useGlobals } from '../src/blocks/use-globals.ts';
import { Texts, useDocument } from './site.tsx';
import { themes } from './themes.ts';
import { useTheme } from './use-theme.ts';
import './docs.css';

/** Around every page of documentation: the toolbar's theme, and the kit's texts. The pages are in English. */
export default function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme, motion, textSize } = useGlobals(context);
  const shown = useTheme(theme);
  useDocument({ theme: shown, language: 'en' }, { motion, textSize });
  // Storybook's own page has no main part, for which screen readers have a key.
  useEffect(() => document.getElementById('storybook-docs')?.setAttribute('role', 'main'), []);
  return (
    <DocsContainer context={context} theme={themes[shown]}>
      <Texts language="en">{children}</Texts>
    </DocsContainer>
  );
}
