import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The widths of the tests, with a height that shows the first screen of a dialog. */
const screens = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'tablet', width: 768, height: 1024 },
  { name: 'desktop', width: 1440, height: 900 },
] as const;

const combinations = ['light', 'dark'].flatMap((theme) =>
  ['de', 'en'].map((language) => ({ theme, language })),
);

export interface Shot {
  /** The picture's name, without its ending: 'controls-button--desktop'. */
  name: string;
  story: string;
  width: number;
  height: number;
  theme: string;
  language: string;
}

interface StoryIndex {
  entries: Record<string, { id: string; type: string; tags?: string[] }>;
}

/**
 * Every picture to be taken: each sheet at three widths. A sheet shows its four panels at once; one that
 * covers the page, named in `single`, is taken once for each theme and language.
 */
export function shotsOf(sheets: readonly string[], single: ReadonlySet<string>): Shot[] {
  return sheets.flatMap((story) =>
    screens.flatMap((screen) => {
      const name = `${story.replace(/--sheet$/, '')}--${screen.name}`;
      const { width, height } = screen;
      if (!single.has(story)) {
        return [{ name, story, width, height, theme: 'light', language: 'en' }];
      }
      return combinations.map(({ theme, language }) => ({
        name: `${name}-${theme}-${language}`,
        story,
        width,
        height,
        theme,
        language,
      }));
    }),
  );
}

/** The ids of all sheets in a built Storybook. */
export function sheetsOf(storybook: string) {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as StoryIndex;
  return Object.values(entries)
    .filter(({ type, tags }) => type === 'story' && tags?.includes('sheet'))
    .map(({ id }) => id);
}

/** The story of a picture, by the picture's name; without the ending `--sheet`. */
export function storyOf(name: string): string {
  return name.slice(0, name.lastIndexOf('--'));
}
