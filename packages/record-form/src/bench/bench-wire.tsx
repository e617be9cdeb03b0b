import { useEffect, useRef } from 'react';
import { benchTexts } from './bench-texts.ts';
import { useWireLines } from './use-wire.ts';
import type { Wire, WireLine } from './wire.ts';

/** Every request of both windows, the newest at the end and in sight. */
export function BenchWire({ wire, locale }: { wire: Wire; locale: 'de' | 'en' }) {
  const texts = benchTexts[locale];
  const lines = useWireLines(wire);
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows each new line.
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  return (
    <section className="pk-bench-wire" aria-label={texts.heard}>
      <h2>{texts.heard}</h2>
      {lines.length === 0 ? <p>{texts.nothingHeard}</p> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard. */}
      <ol ref={list} tabIndex={0} aria-label={texts.heard}>
        {lines.map((line) => (
          <li key={line.number} data-who={line.who}>
            <Line line={line} texts={texts} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Line({ line, texts }: { line: WireLine; texts: (typeof benchTexts)['de'] }) {
  const { method, path, ifMatch, body, status, who } = line;
  const isBad = status !== null && (status === 0 || status >= 400);
  return (
    <>
      <p>
        <b>{method}</b> <span>{path}</span>
        {ifMatch ? <span> · If-Match: {ifMatch}</span> : null}
      </p>
      {body ? <p className="pk-bench-body">{body}</p> : null}
      <p className="pk-bench-answer" data-bad={isBad || undefined}>
        {texts[who]} · {status === null ? texts.under : status === 0 ? texts.lost : status}
      </p>
    </>
  );
}
