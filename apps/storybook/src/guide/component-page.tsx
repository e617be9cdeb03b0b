import { facts } from 'virtual:facts';
import type { Guide } from '@praxiskit/test-support/guide';
import { Icon } from '@praxiskit/ui-kit';
import {
  Canvas,
  Controls,
  DocsContext,
  Markdown,
  SourceContext,
  Story,
  useOf,
  useSourceProps,
} from '@storybook/addon-docs/blocks';
import { createElement, useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { combinations } from '../../.storybook/combinations.ts';
import { sheetViewports } from '../../.storybook/viewports.ts';
import { Anatomy } from '../blocks/anatomy.tsx';
import { Changes } from '../blocks/changes.tsx';
import { Contrast } from '../blocks/contrast-table.tsx';
import { Code, Copy } from '../blocks/copy.tsx';
import { DoDont } from '../blocks/do-dont.tsx';
import { Frame, frameSource } from '../blocks/frame.tsx';
import { Keys } from '../blocks/keys.tsx';
import { PageHead, Section } from '../blocks/page.tsx';
import { Sentence } from '../blocks/page-link.tsx';
import { Props } from '../blocks/props.tsx';
import { States } from '../blocks/states.tsx';
import { Themed, themes } from '../blocks/themed.tsx';
import { useGlobals } from '../blocks/use-globals.ts';
import { nameOf, useIndex } from '../blocks/use-index.ts';
import { UsedOn } from '../blocks/used-on.tsx';
import { sinceOf } from '../facts/changes-of.ts';
import { importLines, sourcesFor, withImports } from '../facts/imports-of.ts';
import { sentenceCase } from '../facts/sentence-case.ts';

/** The page of a component: its stories, their `parameters.guide`, and what is derived from the repository. */
export default function ComponentPage() {
  const context = useContext(DocsContext);
  const primary = context.storyById();
  const { guide } = primary.parameters as { guide?: Guide };
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = context.componentStories();
  const component = useComponent(primary);
  const [group, ...rest] = preparedMeta.title.split('/');
  const about = preparedMeta.parameters.docs?.description?.component;
  return (
    <>
      <PageHead
        group={[group, ...rest.slice(0, -1)].join(' / ')}
        title={nameOf(preparedMeta)}
        lead={guide ? <Sentence text={guide.purpose} /> : undefined}
        facts={useHeadFacts(component, stories, useParts(guide, primary))}
      />
      <Playground primary={primary} />
      {guide ? (
        <>
          <div className="sb-unstyled grid gap-x-12 gap-y-6 pb-14 text-control md:grid-cols-2">
            <When title="When" text={guide.when} />
            <When title="When not" text={guide.whenNot} />
          </div>
          <GuideSections guide={guide} primary={primary} stories={stories} component={component} />
        </>
      ) : (
        <>
          {typeof about === 'string' ? <Markdown>{about}</Markdown> : null}
          <Stories stories={stories} primary={primary} />
          <Section title="Props">
            <Props argTypes={primary.argTypes} />
          </Section>
        </>
      )}
    </>
  );
}

function When({ title, text }: { title: string; text: string }) {
  return (
    <section className="border-t border-line pt-2">
      <h2 className="font-[550]">{title}</h2>
      <p>
        <Sentence text={text} />
      </p>
    </section>
  );
}

interface ComponentFacts {
  name: string;
  /** Its file, and the folder of its package. */
  file: string;
  home: string;
}

/** The component of the stories, where the index knows its file. */
function useComponent({ id, component }: PreparedStory): ComponentFacts | null {
  const file = useIndex().find((entry) => entry.id === id)?.componentPath;
  const [home] = /^packages\/[^/]+/.exec(file ?? '') ?? [];
  const { __docgenInfo: read } = (component ?? {}) as { __docgenInfo?: { displayName?: string } };
  const name = read?.displayName;
  return file && home && name ? { name, file, home } : null;
}

/** The components beside the page's own that its code uses. */
function useParts(guide: Guide | undefined, primary: PreparedStory): string[] {
  const code = useCode(guide, primary);
  const parts = [...(guide?.also ?? []), ...Object.keys(primary.subcomponents ?? {})];
  return parts.filter((name) => new RegExp(`<${name}\\b`).test(code));
}

function useHeadFacts(
  component: ComponentFacts | null,
  stories: PreparedStory[],
  parts: readonly string[],
) {
  const sheet = stories.find(({ tags }) => tags.includes('sheet'));
  const looks = sheet
    ? `axe, ${combinations.length} looks at ${Object.keys(sheetViewports).length} widths`
    : 'axe';
  const isChecked = stories.some(({ parameters }) => parameters.a11y?.test !== 'off');
  const shared = [
    ['Stories, each a test', stories.length],
    ...(isChecked
      ? [
          [
            'Accessibility',
            <span key="checked">
              <Icon name="check" /> {looks}
            </span>,
          ] as const,
        ]
      : []),
  ] as const;
  const { changes, next } = facts.packages[component?.home ?? ''] ?? {};
  if (!component || !changes) return shared;
  const since = sinceOf(changes, [component.name]);
  const names = [...new Set([component.name, ...parts])].sort();
  const lines = importLines(names, sourcesFor(facts.packages, component.home)).join('\n');
  return [
    ['Since', since === 'next' ? `${next}, not released yet` : since],
    ...shared,
    ...(lines
      ? [
          [
            'Import',
            <span key="import" className="font-mono text-[0.8125rem] font-normal wrap-anywhere">
              {lines} <Copy text={lines} what="the import" />
            </span>,
          ] as const,
        ]
      : []),
  ] as const;
}

const isInline = ({ parameters }: PreparedStory) => parameters.docs?.story?.inline !== false;
const heightOf = ({ parameters }: PreparedStory) =>
  Number.parseInt(parameters.docs?.story?.height ?? '420', 10);

/** Props with a control that needs no explanation. */
const simpleProps = ({ argTypes }: PreparedStory) =>
  Object.values(argTypes)
    .filter(({ name, control, table }) => {
      const type = typeof control === 'object' ? control?.type : control;
      return type && type !== 'object' && !table?.disable && name !== 'className';
    })
    .map(({ name }) => name);

/** The first story, alive, with its controls. */
function Playground({ primary }: { primary: PreparedStory }) {
  const context = useContext(DocsContext);
  const { theme, language } = useGlobals(context);
  if (!isInline(primary)) {
    const height = heightOf(primary);
    return (
      <div className="pb-10">
        <Frame
          id={primary.id}
          title={sentenceCase(primary.name)}
          theme={theme}
          language={language}
          height={height}
        />
      </div>
    );
  }
  const include = simpleProps(primary);
  return (
    <div className="docs-playground sb-unstyled pb-10">
      <div className="grid border border-line md:grid-cols-[minmax(0,2fr)_minmax(16rem,1fr)]">
        <div className="docs-stage grid min-w-0 grid-cols-[minmax(0,1fr)] content-center">
          <Story of={primary.moduleExport} />
        </div>
        {include.length > 0 ? (
          <div className="docs-controls min-w-0 border-line max-md:border-t md:border-l">
            <Controls include={include} />
          </div>
        ) : null}
      </div>
    </div>
  );
}

interface GuideSectionsProps {
  guide: Guide;
  primary: PreparedStory;
  stories: PreparedStory[];
  component: ComponentFacts | null;
}

function GuideSections({ guide, primary, stories, component }: GuideSectionsProps) {
  const { anatomy, pairs, keys, heard } = guide;
  const names = component ? [component.name, ...(guide.also ?? [])] : [];
  return (
    <>
      {anatomy ? (
        <Section title="Anatomy" note="Measured from the element itself, in pixels.">
          <PartsOf anatomy={anatomy} primary={primary} />
        </Section>
      ) : null}
      <Examples stories={stories} component={component} />
      {pairs ? (
        <Section title="Do and don’t">
          <DoDont pairs={pairs} />
        </Section>
      ) : null}
      <StatesOf guide={guide} stories={stories} />
      <Section title="Keys and what is heard">
        {keys || heard ? <Keys keys={keys} heard={heard} /> : <p>No keys: it is read, not used.</p>}
        <Contrast tokens={facts.tokens[component?.file ?? ''] ?? []} />
      </Section>
      <Section title="Code">
        <Example guide={guide} primary={primary} component={component} />
        <Props argTypes={primary.argTypes} />
      </Section>
      {component ? (
        <Section title="Changes">
          <div className="grid items-start gap-x-12 gap-y-6 md:grid-cols-2">
            <Changes home={component.home} names={names} />
            <UsedOn home={component.home} name={component.name} />
          </div>
        </Section>
      ) : null}
    </>
  );
}

function PartsOf({
  anatomy: { parts, sample },
  primary,
}: {
  anatomy: NonNullable<Guide['anatomy']>;
  primary: PreparedStory;
}) {
  const { theme, language } = useGlobals(useContext(DocsContext));
  if (!sample && !isInline(primary)) {
    const frame = {
      src: frameSource(primary.id, { theme, language }),
      height: heightOf(primary),
    };
    return <Anatomy parts={parts} frame={frame} />;
  }
  return (
    <Anatomy parts={parts}>
      {sample ?? (primary.component ? createElement(primary.component, primary.initialArgs) : null)}
    </Anatomy>
  );
}

/** Drawn by the guide, else by the sheet of the tests. */
function StatesOf({ guide, stories }: { guide: Guide; stories: PreparedStory[] }) {
  const { language } = useGlobals(useContext(DocsContext));
  const sheet = stories.find(({ tags }) => tags.includes('sheet'));
  if (guide.states) {
    return (
      <Section title="States">
        <States {...guide.states} />
      </Section>
    );
  }
  if (!sheet) return null;
  const isSingle = sheet.parameters.sheet === 'single';
  return (
    <Section title="States" note="As the tests look at them.">
      {isSingle ? (
        themes.map((theme) => (
          <Themed key={theme} theme={theme}>
            <Frame
              id={sheet.id}
              title={`States, ${theme}`}
              height={heightOf(sheet)}
              isFitted
              isInert
              theme={theme}
              language={language}
            />
          </Themed>
        ))
      ) : (
        <div inert className="docs-sheet min-w-0 overflow-hidden border border-hairline">
          <Story of={sheet.moduleExport} />
        </div>
      )}
    </Section>
  );
}

/** Stories with the tag `example`, each with what it shows and its code. */
function Examples({ stories, component }: Pick<GuideSectionsProps, 'stories' | 'component'>) {
  const examples = stories.filter(({ tags }) => tags.includes('example'));
  if (examples.length === 0) return null;
  return (
    <Section title={examples.length === 1 ? 'An example' : 'Examples'}>
      {examples.map((story) => (
        <ExampleStory key={story.id} story={story} component={component} />
      ))}
    </Section>
  );
}

function ExampleStory({
  story,
  component,
}: {
  story: PreparedStory;
  component: ComponentFacts | null;
}) {
  const { theme, language } = useGlobals(useContext(DocsContext));
  const { description, source } = story.parameters.docs ?? {};
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <h3 className="text-control font-[550]">{sentenceCase(story.name)}</h3>
        {description?.story ? (
          <p className="max-w-[44rem] text-control text-quiet">
            <Sentence text={description.story} />
          </p>
        ) : null}
      </div>
      {isInline(story) ? (
        <div className="docs-stage border border-hairline">
          <Story of={story.moduleExport} />
        </div>
      ) : (
        <Frame
          id={story.id}
          title={sentenceCase(story.name)}
          theme={theme}
          language={language}
          height={heightOf(story)}
        />
      )}
      <Code code={withImportsOf(component, source.code)} />
    </div>
  );
}

const withImportsOf = (component: ComponentFacts | null, code: string) =>
  withImports(code, sourcesFor(facts.packages, component?.home ?? ''));

/** The code of the guide, else of the first story; '' where there is none. */
function useCode(guide: Guide | undefined, primary: PreparedStory): string {
  const source = useSourceProps(
    { of: primary.moduleExport },
    useContext(DocsContext),
    useContext(SourceContext),
  );
  return guide?.code ?? ('code' in source ? (source.code ?? '') : '');
}

function Example({ guide, primary, component }: Omit<GuideSectionsProps, 'stories'>) {
  const code = useCode(guide, primary);
  return code ? <Code code={withImportsOf(component, code)} /> : null;
}

function Stories({ stories, primary }: { stories: PreparedStory[]; primary: PreparedStory }) {
  const shown = stories.filter(({ id, tags }) => id !== primary.id && tags.includes('autodocs'));
  return shown.map((story) => (
    <div key={story.id}>
      <h2>{sentenceCase(story.name)}</h2>
      {story.parameters.docs?.description?.story ? (
        <Markdown>{story.parameters.docs.description.story}</Markdown>
      ) : null}
      <Canvas of={story.moduleExport} />
    </div>
  ));
}
