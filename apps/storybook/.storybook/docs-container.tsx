import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { useGlobals } from '../src/blocks/use-globals.ts';
import { houseThemeOf, houseThemes } from './house.ts';
import { Texts, useDocument } from './site.tsx';
import './docs.css';

/** Around every page of documentation: the toolbar's theme, and the kit's texts. The pages are in English. */
export default function HouseContainer({
  context,
  children,
}: PropsWithChildren<DocsContainerProps>) {
  const { theme, motion, textSize } = useGlobals(context);
  const shown = houseThemeOf(theme);
  useDocument({ theme: shown, language: 'en' }, { motion, textSize });
  return (
    <DocsContainer context={context} theme={houseThemes[shown]}>
      <Texts language="en">{children}</Texts>
    </DocsContainer>
  );
}
