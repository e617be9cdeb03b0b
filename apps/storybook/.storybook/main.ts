import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import remarkGfm from 'remark-gfm';
import { facts } from '../src/facts/plugin.ts';
import { searchWordsIn } from '../src/facts/search-words.ts';
import { shapes } from '../src/reading/shapes.ts';
import { palette } from './themes.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

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
  staticDirs: [
    '../public',
    {
      from: '../node_modules/@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2',
      to: '/fonts/commissioner.woff2',
    },
  ],
  features: {
    sidebarOnboardingChecklist: false,
    // The theme has the background.
    backgrounds: false,
  },
  // Until its scripts have come a frame is empty: then, too, it has the color of its page.
  previewHead: (head = '') => `${head}
    <style>
      html:not([data-theme]), .sb-preparing-story, .sb-preparing-docs { background: ${palette.light.paper} !important }
      html[data-begins=dark]:not([data-theme]), [data-begins=dark] :is(.sb-preparing-story, .sb-preparing-docs) { background: ${palette.dark.paper} !important }
      @media (prefers-color-scheme: dark) {
        html:not([data-theme], [data-begins]), :not([data-begins]) > body > :is(.sb-preparing-story, .sb-preparing-docs) { background: ${palette.dark.paper} !important }
      }
      [data-margin] #storybook-root { padding: 1rem clamp(1rem, 3vw, 2rem) }
    </style>
    <script>
      const [, begins] = /theme:(light|dark)/.exec(location.search) ?? [];
      if (begins) document.documentElement.dataset.begins = begins;
      // A story in a page of documentation gives focus as it is tested: the page must not scroll to it.
      if (/&margin&/.test(location.search)) document.documentElement.dataset.margin = '';
      if (/&framed&/.test(location.search)) {
        const { focus } = HTMLElement.prototype;
        HTMLElement.prototype.focus = function (options) {
          focus.call(this, { ...options, preventScroll: true });
        };
      }
    </script>`,
  // Some readers of links take whole addresses alone: STORYBOOK_ADDRESS is where the build is put, 'https://…/'.
  // The list of pages reads the words: it knows no file of this repository.
  managerHead: (head = '') => `${head}
    <meta property="og:image" content="${process.env.STORYBOOK_ADDRESS ?? './'}social.jpg">
    <script type="application/json" id="search-words">${JSON.stringify(searchWordsIn(root))}</script>`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // TypeScript 7 has no compiler API, which the other docgen needs.
  typescript: { reactDocgen: 'react-docgen' },
  async viteFinal(vite) {
    return {
      ...vite,
      plugins: [facts(), shapes(), ...(vite.plugins ?? []), tailwindcss()],
      // The packages' pages import Storybook's blocks, which only this app has installed.
      resolve: {
        ...vite.resolve,
        dedupe: [...(vite.resolve?.dedupe ?? []), '@storybook/addon-docs'],
      },
    };
  },
};

export default config;
