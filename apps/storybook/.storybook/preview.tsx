import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { readableSource, withReadTypes } from '../src/reading/read-types.ts';
import { docs } from './docs.tsx';
import { checkSheet, isTest } from './sheet-check.ts';
import { withSite } from './site.tsx';
import { viewports } from './viewports.ts';
import './preview.css';

// A machine that does much else is slow, not wrong: a part that loads on demand may take more than a second.
configure({ asyncUtilTimeout: 15_000 });

const preview: Preview = {
  decorators: [withSite],
  argTypesEnhancers: [withReadTypes],
  afterEach: checkSheet,
  parameters: {
    a11y: {
      test: import.meta.env.WITHOUT_AXE ? 'off' : 'error',
      // Elements that are right are named in the panel alone: naming them takes most of the time.
      options: isTest() ? { resultTypes: ['violations'] } : {},
      // This rule is for whole pages: a sheet renders every landmark four times.
      config: { rules: [{ id: 'landmark-unique', enabled: false }] },
    },
    controls: { expanded: true },
    docs: { ...docs, source: { type: 'dynamic', transform: readableSource } },
    viewport: { options: viewports },
    options: {
      // Groups in this order, and the pages of each by title; stories stay as they are written. Storybook evaluates it
      // by itself: it knows nothing outside of it.
      storySort: (one, other) => {
        const groups = [
          'Start',
          'Gallery',
          'A site of your own',
          'Changelog',
          'Foundations',
          'Controls',
          'Forms',
          'Navigation',
          'Messages',
          'Content',
          'Practice',
          'Patterns',
          'Pages',
          'Packages',
        ];
        const placeOf = ({ title }) => groups.indexOf(title.split('/')[0]) + 1 || groups.length + 1;
        return placeOf(one) - placeOf(other) || one.title.localeCompare(other.title, 'en');
      },
    },
  },
  initialGlobals: { theme: 'system', language: 'en', motion: 'full', textSize: '100' },
  globalTypes: {
    theme: {
      description: 'Theme, as `data-theme` on <html>',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'As the device' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    language: {
      description: 'Language of the texts, as `lang` on <html>',
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
    motion: {
      description: 'As `prefers-reduced-motion`',
      toolbar: {
        title: 'Motion',
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
    textSize: {
      description: "The reader's text size, as the browser's settings have it",
      toolbar: {
        title: 'Text size',
        icon: 'zoom',
        dynamicTitle: true,
        items: [
          { value: '100', title: 'Text 100 %' },
          { value: '150', title: 'Text 150 %' },
          { value: '200', title: 'Text 200 %' },
        ],
      },
    },
  },
};

export default preview;
