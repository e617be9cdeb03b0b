import { facts } from 'virtual:facts';
import { Field, Input } from '@praxiskit/ui-kit';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { LiveStory } from './live-story.tsx';
import { Section } from './page.tsx';
import { PageLink, Sentence } from './page-link.tsx';
import { storeOf, useGlobals } from './use-globals.ts';
import { type Entry, nameOf, pathOf, useIndex } from './use-index.ts';
import { whenSeen } from './when-seen.ts';
import { ScaledFrame } from './whole-page.tsx';

const groups = ['Controls', 'Forms', 'Navigation', 'Messages', 'Content', 'Practice'];

/** The components of a group: those that have a page. */
const componentsOf = (index: readonly Entry[], group: string) =>
  index.filter(({ type, title }) => type === 'docs' && title.startsWith(`${group}/`));

/** How many components there are. */
export const useComponentCount = () => {
  const index = useIndex();
  return groups.reduce((sum, group) => sum + componentsOf(index, group).length, 0);
};

/** Every component as it is, by its group, found by its name and by the words of its guide. */
export function Gallery() {
  const index = useIndex();
  const shown = groups.flatMap((group) => componentsOf(index, group));
  const [words, setWords] = useState('');
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ title, importPath }: Entry) => {
    const { purpose, words } = facts.components[importPath] ?? {};
    const text = [title, purpose, words].join(' ').toLowerCase();
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
        const here = found.filter(({ title }) => title.startsWith(`${group}/`));
        if (here.length === 0) return null;
        return (
          <Section key={group} title={`${group} ${here.length}`}>
            <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 md:grid-cols-3">
              {here.map((one) => (
                <Tile key={one.id} page={one} />
              ))}
            </ul>
          </Section>
        );
      })}
    </>
  );
}

function Tile({ page }: { page: Entry }) {
  const { box, story } = useStoryWhenSeen(page);
  const purpose = facts.components[page.importPath]?.purpose;
  return (
    <li className="relative grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2">
      <div
        ref={box}
        className="grid h-52 grid-cols-[minmax(0,1fr)] content-center-safe overflow-hidden border border-hairline bg-paper"
      >
        {story ? <Preview page={page} story={story} /> : null}
      </div>
      <p className="text-control font-[550]">
        <PageLink path={pathOf(page)} className="after:absolute after:inset-0 hover:underline">
          {nameOf(page)}
        </PageLink>
      </p>
      {purpose ? (
        <p className="-mt-1 text-small text-quiet">
          <Sentence text={purpose} />
        </p>
      ) : null}
    </li>
  );
}

/** The first story of a component, whose code is loaded when its box comes near the window. */
function useStoryWhenSeen(page: Entry) {
  const context = useContext(DocsContext);
  const index = useIndex();
  const box = useRef<HTMLDivElement>(null);
  const [story, setStory] = useState<PreparedStory | null>(null);
  useEffect(() => {
    const first = index.find(({ type, title }) => type === 'story' && title === page.title);
    if (!box.current || !first) return;
    return whenSeen(box.current, () => {
      void storeOf(context).loadStory({ storyId: first.id }).then(setStory);
    });
  }, [context, index, page]);
  return { box, story };
}

function Preview({ page, story }: { page: Entry; story: PreparedStory }) {
  const { theme, language } = useGlobals(useContext(DocsContext));
  const { docs, layout, sheet } = story.parameters;
  const coversPage = docs?.story?.inline === false || layout === 'fullscreen' || sheet === 'single';
  return coversPage ? (
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
  );
}
