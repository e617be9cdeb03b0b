import { Fragment, type ReactNode } from 'react';
import { FramedStory } from '../blocks/framed-story.tsx';
import { PageHead, Section } from '../blocks/page.tsx';
import { NamedPage, PageLink, Sentence } from '../blocks/page-link.tsx';

interface PatternHeadProps {
  title: string;
  lead: string;
  /** The names of the pages of its parts. */
  madeOf: readonly string[];
  /** Where a visitor meets it. */
  metOn: string;
  /** What to do to see what it is about. */
  tryIt?: string;
  /** The story that is shown alive, and its height in pixels. */
  story: string;
  height?: number;
}

/** What a pattern is for, what it is made of, and the pattern itself, to be used. */
export function PatternHead(props: PatternHeadProps) {
  const { title, lead, madeOf, metOn, tryIt, story, height = 640 } = props;
  return (
    <>
      <PageHead
        group="Patterns"
        title={title}
        lead={<Sentence text={lead} />}
        facts={[
          ['Made of', <Pages key="parts" names={madeOf} />],
          ['Met on', metOn],
        ]}
      />
      {tryIt ? <p className="sb-unstyled mb-3 text-control">{tryIt}</p> : null}
      <FramedStory story={story} title={title} height={height} />
    </>
  );
}

function Pages({ names }: { names: readonly string[] }) {
  return names.map((name, place) => (
    <Fragment key={name}>
      {place > 0 ? ', ' : ''}
      <NamedPage name={name}>{name.split('/').at(-1)}</NamedPage>
    </Fragment>
  ));
}

interface StationsProps {
  note: string;
  /** What happens, in its order, each with what it is like. */
  stations: readonly (readonly [name: string, note: string])[];
  /** What may go wrong, and where it leads. */
  waysBack: readonly (readonly [when: string, then: string])[];
}

/** The way through a pattern, station by station. */
export function Stations({ note, stations, waysBack }: StationsProps) {
  return (
    <Section title="The way through it" note={note}>
      <ol className="grid gap-y-6 md:auto-cols-fr md:grid-flow-col">
        {stations.map(([name, about]) => (
          <li
            key={name}
            className="relative border-line max-md:border-l max-md:pl-4 md:border-t md:pt-4 md:pr-6"
          >
            <i
              aria-hidden="true"
              className="absolute size-3 rounded-full border-2 border-ink bg-paper max-md:top-1.5 max-md:-left-[7px] md:-top-[7px] md:left-0"
            />
            <h3 className="text-control font-[550]">{name}</h3>
            <p className="text-small text-quiet">{about}</p>
          </li>
        ))}
      </ol>
      <dl className="grid gap-x-6 text-small sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        {waysBack.map(([when, then]) => (
          <div
            key={when}
            className="border-t border-hairline py-2 sm:col-span-2 sm:grid sm:grid-cols-subgrid"
          >
            <dt className="font-[550]">{when}</dt>
            <dd>
              <Sentence text={then} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

interface EveryStateProps {
  /** A story, its name here, and what is seen or announced in it. */
  states: readonly (readonly [story: string, name: string, note: ReactNode])[];
  height?: number;
  columns?: 1 | 2;
}

/** The states of a pattern: stories, each alive and tested. */
export function EveryState({ states, height = 360, columns = 2 }: EveryStateProps) {
  return (
    <Section title="Every state" note="Alive: type, and press.">
      <div className={`grid gap-x-8 gap-y-10 ${columns === 2 ? 'lg:grid-cols-2' : ''}`}>
        {states.map(([story, name, about]) => (
          <figure key={story} className="m-0 min-w-0">
            <FramedStory story={story} title={name} height={height} isFixed={columns === 2} />
            <figcaption className="-mt-7 text-control">
              <PageLink path={`/story/${story}`}>{name}</PageLink>
              <span className="block text-small text-quiet">{about}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
