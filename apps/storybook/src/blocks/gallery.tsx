import type { Guide } from '@praxiskit/test-support/guide';
import { Field, Input } from '@praxiskit/ui-kit';
import { DocsContext, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { use, useContext, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { LiveStory } from './live-story.tsx';
import { Section } from './page.tsx';
import { PageLink, Sentence } from './page-link.tsx';
import { storeOf, useGlobals } from './use-globals.ts';
import { type Entry, nameOf, pathOf, useIndex } from './use-index.ts';
import { ScaledFrame } from './whole-page.tsx';

const groups = ['Practice', 'Controls', 'Forms', 'Messages', 'Navigation', 'Content'];

interface Shown {
  page: Entry;
  story: PreparedStory;
  guide: Guide | undefined;
}

/** The components of a group: those that have a page. */
const componentsOf = (index: readonly Entry[], group: string) =>
  index.filter(({ type, title }) => type === 'docs' && title.startsWith(`${group}/`));

/** How many components there are. */
export const useComponentCount = () => {
  const index = useIndex();
  return groups.reduce((sum, group) => sum + componentsOf(index, group).length, 0);
};

let loading: Promise<Shown[]> | undefined;

/** The first story of each component. Loading them costs little: they are rendered when they are seen. */
async function load(context: DocsContextProps, index: readonly Entry[]): Promise<Shown[]> {
  const pages = groups.flatMap((group) => componentsOf(index, group));
  const shown = pages.map(async (page): Promise<Shown[]> => {
    const first = index.find(({ type, title }) => type === 'story' && title === page.title);
    if (!first) return [];
    const story = await storeOf(context).loadStory({ storyId: first.id });
    return [{ page, story, guide: story.parameters.guide }];
  });
  return (await Promise.all(shown)).flat();
}

/** Every component as it is, by its group, found by its name and by the words of its guide. */
export function Gallery() {
  const context = useContext(DocsContext);
  const index = useIndex();
  loading ??= load(context, index);
  const shown = use(loading);
  const [words, setWords] = useState('');
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ page, guide }: Shown) => {
    const text = [page.title, guide?.purpose, guide?.when, guide?.search].join(' ').toLowerCase();
    return wanted.every((word) => text.includes(word));
  };
  const found = shown.filter(fits);
  return (
    <>
      <div className="sb-unstyled max-w-96 pb-10">
        <Field
          id="find"
          label="Find a component"
          help="By its name or its purpose: ‘price’, ‘Termin’."
        >
          <Input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
        </Field>
      </div>
      <p role="status" className="sb-unstyled sr-only">
        {found.length} of {shown.length} components
      </p>
      {groups.map((group) => {
        const here = found.filter(({ page }) => page.title.startsWith(`${group}/`));
        if (here.length === 0) return null;
        return (
          <Section key={group} title={`${group} ${here.length}`}>
            <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 md:grid-cols-3">
              {here.map((one) => (
                <Tile key={one.page.id} {...one} />
              ))}
            </ul>
          </Section>
        );
      })}
    </>
  );
}

function Tile({ page, story, guide }: Shown) {
  const { theme, language } = useGlobals(useContext(DocsContext));
  const { docs, layout, sheet } = story.parameters;
  const coversPage = docs?.story?.inline === false || layout === 'fullscreen' || sheet === 'single';
  return (
    <li className="relative grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2">
      <div className="grid h-52 grid-cols-[minmax(0,1fr)] content-center-safe overflow-hidden border border-hairline bg-paper">
        {coversPage ? (
          <ScaledFrame
            id={story.id}
            title={nameOf(page)}
            theme={theme}
            language={language}
            width={760}
            ratio={1.4}
          />
        ) : (
          <div className="p-6" style={{ zoom: 0.7 }}>
            <LiveStory story={story} />
          </div>
        )}
      </div>
      <p className="text-control font-[550]">
        <PageLink path={pathOf(page)} className="after:absolute after:inset-0 hover:underline">
          {nameOf(page)}
        </PageLink>
      </p>
      {guide ? (
        <p className="-mt-1 text-small text-quiet">
          <Sentence text={guide.purpose} />
        </p>
      ) : null}
    </li>
  );
}
