import type { ComponentType } from 'react';
import type { StagedPageProps } from './staff-stage.tsx';

/** The common part of the stories of a page: the stage in the toolbar's language. */
export const staffStories = (Stage: ComponentType<StagedPageProps>) => ({
  component: Stage,
  parameters: { layout: 'fullscreen' },
  render: (
    args: StagedPageProps,
    { globals: { language = 'de' } }: { globals: Record<string, string> },
  ) => <Stage key={language} {...args} language={language} />,
});

export const inGerman = { globals: { language: 'de' } };

export const inTheDark = { globals: { theme: 'dark' } };

export const onPhone = { globals: { viewport: { value: 'phone', isRotated: false } } };
