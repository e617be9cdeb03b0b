import type { Locale } from '@praxiskit/core';
import { BilingualField } from '@praxiskit/ui-kit';
import { useChecking } from './checking.ts';
import { FieldFindings } from './field-findings.tsx';
import { lagOf, type Pair, publishedPair } from './lag.ts';

/** Why a text cannot be saved, as a sentence. */
interface MemberProblem {
  error: string;
  /** Id of the field. */
  id?: string;
}

export interface BilingualMemberProps {
  /** An object with `{name}_de` and `{name}_en`. */
  value: object;
  name: string;
  label: string;
  onChange: (patch: Readonly<Record<string, string>>) => void;
  lines?: number;
  /** The path of the object in its record: 'risks.0'. */
  way: string;
  /** Shown where no text is entered; '' by default. */
  usual?: Pair;
  /** The problem of each language, and the id that a refusal leads to. */
  problems?: Partial<Record<Locale, MemberProblem>>;
}

/** A text in two languages inside a JSON column. */
export function BilingualMember(props: BilingualMemberProps) {
  const { name, label, onChange, lines = 1, way, usual, problems = {} } = props;
  const checking = useChecking();
  const value = props.value as Readonly<Record<string, string | undefined>>;
  const textOf = (language: Locale) => value[`${name}_${language}`] ?? usual?.[language] ?? '';
  const side = (language: Locale) => ({
    ...problems[language],
    name: `${way}.${name}_${language}`,
    value: textOf(language),
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ [`${name}_${language}`]: target.value }),
  });
  const note = (language: Locale) => (
    <FieldFindings
      text={textOf(language)}
      where={`${way}.${name}_${language}`}
      onTake={(text) => onChange({ [`${name}_${language}`]: text })}
    />
  );
  const now = { de: textOf('de'), en: textOf('en') };
  const before = publishedPair(checking, `${way}.${name}`, usual);
  const lags = lagOf(now, before);
  return (
    <BilingualField
      label={label}
      lines={lines}
      de={side('de')}
      en={side('en')}
      lags={lags && problems[lags] ? null : lags}
      notes={{ de: note('de'), en: note('en') }}
    />
  );
}
