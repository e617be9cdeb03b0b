import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import remarkGfm from 'remark-gfm';
import { shapes } from '../src/reading/shapes.ts';

const config: StorybookConfig = {
  stories: [
    '../src/**/*.mdx',
    '../src/**/*.stories.tsx',
    '../../../packages/*/src/**/*.@(mdx|stories.tsx)',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Plain MDX does not support tables.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // TypeScript 7 has no compiler API, which the other docgen needs.
  typescript: { reactDocgen: 'react-docgen' },
  async viteFinal(vite) {
    return {
      ...vite,
      plugins: [shapes(), ...(vite.plugins ?? []), tailwindcss()],
      // The packages' pages import Storybook's blocks, which only this app has installed.
      resolve: {
        ...vite.resolve,
        dedupe: [...(vite.resolve?.dedupe ?? []), '@storybook/addon-docs'],
      },
    };
  },
};

export default config;
