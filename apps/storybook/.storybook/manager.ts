import { createElement, Fragment } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { themeOf, themes } from './themes.ts';

/** Addresses that pages had before; links to them are still followed. */
const moved: Record<string, string> = { '/docs/welcome--docs': '/docs/start--docs' };

const query = new URLSearchParams(location.search);
const target = moved[query.get('path') ?? ''];
if (target) {
  query.set('path', target);
  history.replaceState(null, '', `?${query}`);
}

interface Item {
  type: string;
  name: string;
  children?: string[];
}

/** A group has the number of its pages. Storybook builds this file without our settings for JSX. */
const labelOf = ({ type, name, children }: Item) =>
  type === 'root'
    ? createElement(
        Fragment,
        null,
        `${name} `,
        createElement('span', { className: 'group-count' }, children?.length),
      )
    : name;

function setTheme(theme: unknown) {
  const name = themeOf(theme);
  document.documentElement.dataset.theme = name;
  addons.setConfig({ theme: themes[name] });
}

addons.setConfig({
  theme: themes[themeOf(/theme:(\w+)/.exec(query.get('globals') ?? '')?.[1] ?? 'light')],
  sidebar: {
    renderLabel: labelOf,
    collapsedRoots: [
      'foundations',
      'controls',
      'forms',
      'navigation',
      'messages',
      'content',
      'practice',
      'pages',
      'packages',
    ],
  },
});

addons.register('praxiskit/theme', (api) => {
  const follow = ({ globals }: { globals: { theme?: unknown } }) => setTheme(globals.theme);
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
