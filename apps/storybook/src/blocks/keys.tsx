import type { Guide } from '@praxiskit/test-support/guide';
import type { ReactNode } from 'react';
import { Sentence } from './page-link.tsx';

interface LinesProps {
  heads: readonly [string, string];
  rows: readonly { key: string; cells: readonly [ReactNode, ReactNode] }[];
}

function Lines({ heads, rows }: LinesProps) {
  return (
    <table className="w-full border-collapse text-left text-control">
      <thead>
        <tr className="border-b border-line">
          {heads.map((head) => (
            <th key={head} scope="col" className="py-2 pr-4 font-[550]">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, second] }) => (
          <tr key={key} className="border-b border-hairline align-baseline">
            <th scope="row" className="py-2 pr-4 font-normal">
              {first}
            </th>
            <td className="py-2">{second}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface KeysProps {
  keys: Guide['keys'] | undefined;
  heard: Guide['heard'] | undefined;
}

/** The keys of a component, and what a screen reader says of it. */
export function Keys({ keys, heard }: KeysProps) {
  return (
    <div className="sb-unstyled grid items-start gap-x-12 gap-y-6 md:grid-cols-2">
      {keys ? (
        <Lines
          heads={['Key', 'Does']}
          rows={keys.map(([names, does]) => ({
            key: names,
            cells: [
              <span key="keys" className="flex flex-wrap gap-1">
                {names.split(' ').map((name) => (
                  <kbd
                    key={name}
                    className="rounded-control border border-b-2 border-line bg-raised px-2 text-caption font-[550] font-[inherit]"
                  >
                    {name}
                  </kbd>
                ))}
              </span>,
              <Sentence key="does" text={does} />,
            ],
          }))}
        />
      ) : null}
      {heard ? (
        <Lines
          heads={['State', 'Screen reader']}
          rows={heard.map(([state, words]) => ({
            key: state,
            cells: [state, <Sentence key="words" text={words} />],
          }))}
        />
      ) : null}
    </div>
  );
}
