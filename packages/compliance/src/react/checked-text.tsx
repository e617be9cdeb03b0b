import { fill } from '@praxiskit/core';
import { useId } from 'react';
import type { Finding, Locale } from '../finding.ts';
import { FindingNote } from './finding-note.tsx';
import { messages } from './messages.ts';
import { piecesOf } from './numbered.ts';

export interface CheckedTextProps {
  text: string;
  /** Findings of `lintText` in this text, without the allowed ones. */
  findings: readonly Finding[];
  locale: Locale;
  /** Puts `finding.replacement` in place of its quote; without it nothing is offered. */
  onTake?: (finding: Finding) => void;
  /** Allows the finding, for a reason that is not empty; without it there is no button. */
  onAllow?: (finding: Finding, reason: string) => void;
}

/** A text whose sentences have numbers where the law or the spelling is against them, and the notes beside it. */
export function CheckedText({ text, findings, locale, onTake, onAllow }: CheckedTextProps) {
  const id = useId();
  const say = messages[locale];
  const pieces = piecesOf(text, findings);
  const numbered = pieces.filter(({ number }) => number !== null);
  return (
    <div className="pk-checked">
      <p className="pk-checked-text" lang={findings[0]?.locale}>
        {pieces.map((piece) =>
          piece.number === null ? (
            piece.text
          ) : (
            <mark
              key={piece.number}
              className="pk-checked-sentence"
              data-kind={kindOf(piece.findings)}
            >
              <a
                href={`#${id}-${piece.number}`}
                aria-label={fill(say.note, piece as { number: number })}
              >
                {piece.number}
              </a>
              {piece.text}
            </mark>
          ),
        )}
      </p>
      {numbered.length === 0 ? null : (
        <ol className="pk-checked-notes" aria-label={say.notes}>
          {numbered.map(({ number, findings }) => (
            <li key={number} id={`${id}-${number}`} data-kind={kindOf(findings)}>
              <span className="pk-checked-number" aria-hidden="true">
                {number}
              </span>
              {findings.map((finding) => (
                <FindingNote
                  key={`${finding.rule} ${finding.start}`}
                  finding={finding}
                  locale={locale}
                  {...(onTake ? { onTake } : {})}
                  {...(onAllow ? { onAllow } : {})}
                />
              ))}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

const kindOf = (findings: readonly Finding[]) =>
  findings.some(({ kind }) => kind === 'law') ? 'law' : 'advice';
