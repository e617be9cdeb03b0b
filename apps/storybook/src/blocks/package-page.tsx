import { facts } from 'virtual:facts';
import type { ReactNode } from 'react';
import { samples } from '../start/samples.tsx';
import { Api } from './api.tsx';
import { ChangeList } from './change-list.tsx';
import { Code, Copy } from './copy.tsx';
import { FramedStory } from './framed-story.tsx';
import { PageHead, Section } from './page.tsx';
import { NamedPage, Sentence } from './page-link.tsx';

interface PackageProps {
  /** The name of its folder. */
  name: string;
}

interface PackageHeadProps extends PackageProps {
  /** The id of a story with the package at work; the front page's sample where it is missing. */
  story?: string;
  /** Of the story, in pixels, until it has said how high it is. */
  height?: number;
}

const factsOf = (name: string) => {
  const found = facts.packages[`packages/${name}`];
  if (!found) throw new Error(`There is no package '${name}'.`);
  return found;
};

const countOf = (changes: number) => (changes === 1 ? '1 change' : `${changes} changes`);

/** The head of a package's page: what it is, what it needs, the package at work, and its smallest examples. */
export function PackageHead({ name, story, height = 480 }: PackageHeadProps) {
  const {
    name: full,
    description,
    version,
    next,
    license,
    peers,
    needs,
    changes,
    examples,
  } = factsOf(name);
  const line = full.startsWith('@')
    ? `pnpm add ${[full, ...peers].join(' ')}`
    : `npm create ${full.replace('create-', '')}@latest`;
  const coming = changes.filter((one) => one.version === 'next').length;
  const Sample = (samples as Partial<Record<string, () => ReactNode>>)[name];
  return (
    <>
      <PageHead
        group="Packages"
        title={name}
        lead={<Sentence text={description} />}
        facts={[
          [
            'Version',
            coming > 0 ? `${version}; ${next}, not released yet, has ${countOf(coming)}` : version,
          ],
          ['License', license],
          ...(needs.length > 0 ? [['Uses', <Names key="uses" names={needs} />] as const] : []),
          [
            'Install',
            <span key="install" className="font-mono text-[0.8125rem] font-normal wrap-anywhere">
              {line} <Copy text={line} what="the command" />
            </span>,
          ],
        ]}
      />
      {story ? <FramedStory story={story} title={`${name} at work`} height={height} /> : null}
      {Sample && !story ? (
        <div className="sb-unstyled mb-10 border border-line p-6 md:p-8">
          <Sample />
        </div>
      ) : null}
      {examples.length > 0 ? (
        <Section title="The smallest that works" note="Tests run it, on the packed package.">
          {examples
            .filter(({ kind }, place) => place === 0 || kind === 'page')
            .map(({ language, kind, code }) => (
              <Code key={kind} code={code} name={language} />
            ))}
        </Section>
      ) : null}
    </>
  );
}

interface PackageExampleProps extends PackageProps {
  /** As its fence says; 'page' for a whole page of HTML. */
  kind: string;
}

/** An example of a package's README. */
export function PackageExample({ name, kind }: PackageExampleProps) {
  const example = factsOf(name).examples.find((one) => one.kind === kind);
  if (!example) throw new Error(`The README of ${name} has no example '${kind}'.`);
  return <Code code={example.code} name={example.language} />;
}

/** Packages of PraxisKit, each a link to its page. */
function Names({ names }: { names: readonly string[] }) {
  return names.map((one, place) => {
    const name = one.replace('@praxiskit/', '');
    return (
      <span key={one}>
        {place > 0 ? ', ' : ''}
        <NamedPage name={`Packages/${name}`}>{name}</NamedPage>
      </span>
    );
  });
}

/** The end of a package's page: every exported name, and what changed. */
export function PackageFoot({ name }: PackageProps) {
  const { name: full, changes, next } = factsOf(name);
  return (
    <>
      <Api package={name} from={full} changes={changes} next={next} />
      {changes.length > 0 ? (
        <Section title="Changes">
          <ChangeList changes={changes} next={next} isOpen />
        </Section>
      ) : null}
    </>
  );
}

/** The client of record-model beside other libraries, as `docs/benchmarks.md` has it. */
export function Peers() {
  const [head = [], ...rows] = facts.peers;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: A region that scrolls is reached by the keyboard.
    <table tabIndex={0}>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {head.slice(1).map((column, place) => (
              <td key={column}>{cells[place]?.replace(/`/g, '')}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
