import type { Locale } from '@praxiskit/core';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { useField } from '@praxiskit/record-model/react';
import { BilingualField } from '@praxiskit/ui-kit';
import { useChecking } from './checking.ts';
import { FieldFindings } from './field-findings.tsx';
import { lagOf, publishedPair } from './lag.ts';

export interface BilingualColumnProps {
  record: ModelRecord;
  /** Name of the two columns, without the language: 'summary'. */
  name: string;
  label: string;
  lines?: number;
}

/** Two columns of a record, one text in two languages, with what the lint finds in them. */
export function BilingualColumn(props: BilingualColumnProps) {
  const { record, name, label, lines = 1 } = props;
  const checking = useChecking();
  const fields = { de: useField(record, `${name}_de`), en: useField(record, `${name}_en`) };
  const textOf = (value: unknown) => String(value ?? '');
  const now = { de: textOf(fields.de.value), en: textOf(fields.en.value) };
  const side = (language: Locale) => {
    const { inputProps, fieldProps, error } = fields[language];
    return { ...inputProps, id: fieldProps.id, error };
  };
  const note = (language: Locale) => (
    <FieldFindings
      text={now[language]}
      where={`${name}_${language}`}
      onTake={(text) => fields[language].setValue(text)}
    />
  );
  // One thing at a time: what is missing is not also behind.
  const lags = lagOf(now, publishedPair(checking, name));
  return (
    <BilingualField
      label={label}
      lines={lines}
      de={side('de')}
      en={side('en')}
      isRequired={fields.de.required}
      lags={lags && fields[lags].error ? null : lags}
      notes={{ de: note('de'), en: note('en') }}
    />
  );
}
