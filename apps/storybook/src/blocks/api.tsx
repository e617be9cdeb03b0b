import { apis } from 'virtual:api';
import { use } from 'react';
import type { ApiEntry, ApiName } from '../facts/facts.ts';
import { Section } from './page.tsx';
import { Sentence } from './page-link.tsx';

interface ApiProps {
  /** The name of its folder. */
  package: string;
  /** What it is imported by: `@praxiskit/core`. */
  from: string;
}

const loaded = new Map<string, Promise<{ api: ApiEntry[] }>>();

/** Everything that a package exports, one name a line, by the types and comments of its sources. */
export function Api({ package: name, from }: ApiProps) {
  const loading = loaded.get(name) ?? apis[name]?.();
  if (!loading) return null;
  loaded.set(name, loading);
  const { api } = use(loading);
  if (api.length === 0) return null;
  return (
    <Section title="API" note="One name a line. Press a name for its types.">
      {api.map(({ path, names }) => (
        <section key={path}>
          <h3 className="mb-1 font-mono text-small wrap-anywhere">{`${from}${path}`}</h3>
          <Names names={names.filter(({ kind }) => kind !== 'type')} />
          <Types names={names.filter(({ kind }) => kind === 'type')} />
        </section>
      ))}
    </Section>
  );
}

function Names({ names }: { names: readonly ApiName[] }) {
  return (
    <ul className="border-t border-line">
      {names.map((one) => (
        <li key={one.name} className="border-b border-hairline">
          <Name {...one} />
        </li>
      ))}
    </ul>
  );
}

/** Names that one needs only to name a type. */
function Types({ names }: { names: readonly ApiName[] }) {
  if (names.length === 0) return null;
  return (
    <details className="mt-2 text-small">
      <summary className="cursor-pointer text-quiet">
        {names.length === 1 ? 'One type' : `${names.length} types`}
      </summary>
      <Names names={names} />
    </details>
  );
}

function Name({ name, kind, text, shape }: ApiName) {
  const lines = text.split('\n');
  const [first = '', ...more] = text.startsWith('@') ? ['', ...lines] : lines;
  const [sentence = '', rest = ''] = splitSentence(first);
  const details = [rest, ...more].filter(Boolean);
  return (
    <details>
      <summary className="grid cursor-pointer gap-x-6 py-2 text-small sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <code className="font-mono text-[0.8125rem] wrap-anywhere">
          {kind === 'component' ? `<${name}>` : name}
          {kind === 'function' || kind === 'hook' ? '()' : ''}
        </code>
        <span>
          <Sentence text={withoutLinks(sentence)} />
        </span>
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
          {shape}
        </pre>
      </div>
    </details>
  );
}

/** The first sentence, and what follows. A full stop within quotation marks ends none: 'Dr. Muster'. */
const splitSentence = (text: string) => {
  const [, first = text, rest = ''] =
    /^((?:[^']|'[^']*')+?[.;])\s+(?=[A-Z`])(.*)$/s.exec(text) ?? [];
  return [first.replace(/[;:]$/, '.'), rest];
};

/** In comments a star is a star, no link to a page. */
const withoutLinks = (text: string) => text.replaceAll('*', '∗');
