import { UiKitProvider, uiKitMessages } from '@praxiskit/ui-kit';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import './preview.css';

/** Theme and language of the toolbar, as a site would set them: on `<html>` and by a provider. */
const withSite: Decorator = (Story, { globals }) => {
  const { theme, language } = globals;
  const isGerman = language === 'de';
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = isGerman ? 'de' : 'en';
  }, [theme, isGerman]);
  return (
    <UiKitProvider
      locale={isGerman ? 'de-DE' : 'en-US'}
      messages={isGerman ? uiKitMessages.de : uiKitMessages.en}
    >
      <Story />
    </UiKitProvider>
  );
};

const preview: Preview = {
  decorators: [withSite],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: {
      storySort: { order: ['Foundations', 'Controls', 'Messages', 'Practice', 'Packages'] },
    },
  },
  initialGlobals: { theme: 'light', language: 'en' },
  globalTypes: {
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    language: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'de', title: 'Deutsch' },
        ],
      },
    },
  },
};

export default preview;
