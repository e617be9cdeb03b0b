import { apis } from 'virtual:api';
import { use } from 'react';
import { sinceOf } from '../facts/changes-of.ts';
import type { ApiEntry, ApiName, Change } from '../facts/facts.ts';
import { Section } from './page.tsx';
import { Sentence } from './page-link.tsx';

interface ApiProps {
  /** The name of its folder. */
  package: string;
  /** What it is imported by: `@praxiskit/core`. */
  from: string;
  changes: readonly Change[];
  /** The version that is released next. */
  next: string;
}

const loaded = new Map<string, Promise<{ api: ApiEntry[] }>>();

/** Everything that a package exports, one name a line, by the types and comments of its sources. */
export function Api({ package: name, from, changes, next }: ApiProps) {
  const loading = loaded.get(name) ?? apis[name]?.();
  if (!loading) return null;
  loaded.set(name, loading);
  const { api } = use(loading);
  if (api.length === 0) return null;
  const ids = new Map(
    api.flatMap(({ path, names }) => names.map((one) => [one.name, `api${path}-${one.name}`])),
  );
  const sinceWhen = (one: string) => {
    const since = sinceOf(changes, [one]);
    return since === 'next' ? `${next}, not released yet` : since;
  };
  return (
    <Section title="API" note="One name a line. Press a name for its types.">
      {api.map(({ path, names }) => (
        <section key={path}>
          <h3 className="mb-1 font-mono text-small wrap-anywhere">{`${from}${path}`}</h3>
          <Names
            names={names.filter(({ kind }) => kind !== 'type')}
            ids={ids}
            sinceWhen={sinceWhen}
          />
          <Types
            names={names.filter(({ kind }) => kind === 'type')}
            ids={ids}
            sinceWhen={sinceWhen}
          />
        </section>
      ))}
    </Section>
  );
}

interface NamesProps {
  names: readonly ApiName[];
  /** The id of each name's line. */
  ids: ReadonlyMap<string, string>;
  /** The version that a name is there since. */
  sinceWhen(name: string): string;
}

function Names({ names, ids, sinceWhen }: NamesProps) {
  return (
    <ul className="border-t border-line">
      {names.map((one) => (
        <li key={one.name} className="border-b border-hairline">
          <Name {...one} ids={ids} since={sinceWhen(one.name)} />
        </li>
      ))}
    </ul>
  );
}

/** Names that one needs only to name a type. */
function Types({ names, ...rest }: NamesProps) {
  if (names.length === 0) return null;
  return (
    <details className="mt-2 text-small">
      <summary className="cursor-pointer text-quiet">
        {names.length === 1 ? 'One type' : `${names.length} types`}
      </summary>
      <Names names={names} {...rest} />
    </details>
  );
}

interface NameProps extends ApiName, Pick<NamesProps, 'ids'> {
  since: string;
}

function Name({ name, kind, text, shape, ids, since }: NameProps) {
  const lines = text.split('\n');
  const [first = '', ...more] = text.startsWith('@') ? ['', ...lines] : lines;
  const [sentence = '', rest = ''] = splitSentence(first);
  const details = [rest, ...more].filter(Boolean);
  return (
    <details id={ids.get(name)}>
      <summary className="grid cursor-pointer gap-x-6 py-2 text-small sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_6.5rem]">
        <code className="font-mono text-[0.8125rem] wrap-anywhere">
          {kind === 'component' ? `<${name}>` : name}
          {kind === 'function' || kind === 'hook' ? '()' : ''}
        </code>
        <span>
          <Sentence text={withoutLinks(sentence)} />
        </span>
        <span className="text-caption text-quiet">Since {since}</span>
      </summary>
      <div className="grid gap-2 pb-4 text-small">
        {details.map((line) => (
          <p key={line} className="max-w-[44rem]">
            <Sentence text={withoutLinks(line)} />
          </p>
        ))}
        <pre
          className="m-0 overflow-x-auto border border-hairline bg-raised p-4 font-mono text-[0.8125rem] leading-relaxed"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: A region that scrolls is reached by the keyboard.
          tabIndex={0}
        >
          <Shape text={shape} own={name} ids={ids} />
        </pre>
      </div>
    </details>
  );
}

/** A declaration, in which the names of the package's other exports lead to their lines. */
function Shape({ text, own, ids }: { text: string; own: string } & Pick<NamesProps, 'ids'>) {
  return text.split(/\b([A-Za-z_$][\w$]*)\b/).map((word, place) => {
    const id = place % 2 === 1 && word !== own && /^[A-Z]/.test(word) ? ids.get(word) : undefined;
    // The words of a text have no other name than their place.
    const key = `${place} ${word}`;
    return id ? (
      <a
        key={key}
        href={`#${id}`}
        className="underline decoration-1 underline-offset-4 hover:decoration-2"
        onClick={(event) => {
          event.preventDefault();
          openLine(id);
        }}
      >
        {word}
      </a>
    ) : (
      word
    );
  });
}

/** Opens the line of a name and what it is in, and gives it the focus. */
function openLine(id: string) {
  const line = document.getElementById(id);
  for (let at = line?.closest('details'); at; at = at.parentElement?.closest('details')) {
    at.open = true;
  }
  line?.querySelector('summary')?.focus();
  line?.scrollIntoView({ block: 'center' });
}

/** The first sentence, and what follows. A full stop within quotation marks ends none: 'Dr. Muster'. */
const splitSentence = (text: string) => {
  const [, first = text, rest = ''] =
    /^((?:[^']|'[^']*')+?[.;])\s+(?=[A-Z`])(.*)$/s.exec(text) ?? [];
  return [first.replace(/[;:]$/, '.'), rest];
};

/** In comments a star is a star, no link to a page. */
const withoutLinks = (text: string) => text.replaceAll('*', '∗');
