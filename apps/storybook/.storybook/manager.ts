import { createElement, Fragment } from 'react';
import {
  DOCS_RENDERED,
  GLOBALS_UPDATED,
  SET_GLOBALS,
  SET_INDEX,
  STORY_RENDERED,
} from 'storybook/internal/core-events';
import { addons, type State } from 'storybook/manager-api';
import { sentenceCase } from '../src/facts/sentence-case.ts';
import { followDevice, themeOf, themes } from './themes.ts';

/** Addresses that pages had before; links to them are still followed. */
const moved: Record<string, string> = { '/docs/welcome--docs': '/docs/start--docs' };

const query = new URLSearchParams(location.search);
const target = moved[query.get('path') ?? ''];
if (target) {
  query.set('path', target);
  history.replaceState(null, '', `?${query}`);
}

interface Item {
  id: string;
  type: string;
  name: string;
  parent?: string;
  children?: string[];
}

/** A group has the number of its pages. Storybook builds this file without our settings for JSX. */
function labelOf({ id, type, name, parent, children }: Item) {
  if (type === 'root') {
    const count = createElement('span', { className: 'group-count' }, children?.length);
    return createElement(Fragment, null, `${name} `, count);
  }
  if (type === 'story') return sentenceCase(name);
  // Below its component a page needs no name of its own: only the search shows it.
  return type === 'docs' && id === `${parent}--docs` ? 'Docs' : name;
}

/** A story without controls has the whole height, unless another panel is chosen. Until it is loaded nothing changes. */
function showPanel({ storyId, index, selectedPanel }: State) {
  const story = index?.[storyId];
  if (selectedPanel !== 'addon-controls' || story?.type !== 'story' || !story.argTypes) return;
  if (!Object.values(story.argTypes).some(({ control }) => control)) return false;
}

function setTheme(theme: unknown) {
  const name = themeOf(theme);
  document.documentElement.dataset.theme = name;
  addons.setConfig({ theme: themes[name] });
}

addons.setConfig({
  theme: themes[themeOf(/theme:(\w+)/.exec(query.get('globals') ?? '')?.[1])],
  layoutCustomisations: { showPanel },
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
      'patterns',
      'pages',
      'packages',
    ],
  },
});

addons.register('praxiskit/theme', (api) => {
  const follow = ({ globals }: { globals: { theme?: unknown } }) => setTheme(globals.theme);
  followDevice(() => setTheme(api.getGlobals().theme));
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});

/** By the title of a page. */
const searchWords: Record<string, string[]> = JSON.parse(
  document.getElementById('search-words')?.textContent ?? '{}',
);

/** As the search shows a page: by its own name, not as one of many that are called 'Docs'. */
const nameOf = ({ name, title }: { name: string; title: string }) =>
  name === 'Docs' ? (title.split('/').at(-1) ?? title) : name;

// The search looks at the titles of a page's anchors, too. Names of stories are of one form, there and in the list.
addons.register('praxiskit/search', (api) => {
  let ours: unknown;
  function addWords() {
    const index = api.getIndex();
    if (!index || index === ours) return;
    const entries = Object.entries(index.entries).map(([id, entry]) => {
      if (entry.type !== 'docs') return [id, { ...entry, name: sentenceCase(entry.name) }];
      const anchors = searchWords[entry.title]?.map((title) => ({ id: title, title }));
      return [id, { ...entry, name: nameOf(entry), ...(anchors && { anchors }) }];
    });
    const found = { ...index, entries: Object.fromEntries(entries) };
    ours = found;
    void api.setIndex(found);
  }
  // The list is there before the first page is, and comes again in development.
  for (const event of [SET_INDEX, DOCS_RENDERED, STORY_RENDERED]) {
    api.on(event, () => setTimeout(addWords));
  }
});
