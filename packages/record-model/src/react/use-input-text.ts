import { useState } from 'react';
import type { ModelRecord } from '../api/model.ts';
import { isSameNumber, readNumber, writeNumber } from './number-text.ts';

export interface InputText {
  /** '' where the record has none; DECIMAL, FLOAT and NUMBER with the decimal sign of the client's locale. */
  readonly value: string;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
  /** Of these three types, and of columns with a setter: the text is then the record's value. */
  readonly onBlur?: () => void;
}

interface Typed {
  readonly record: ModelRecord;
  readonly name: string;
  readonly text: string;
  /** What the record made of the text. */
  readonly value: unknown;
}

/** How a field reads in a text control, and how what is typed there gets into the record. */
export function useInputText(record: ModelRecord, name: string): InputText {
  const [typed, setTyped] = useState<Typed | null>(null);
  const { definition, locale } = record.view;
  const column = definition.columns[name];
  const value = column ? record.get(name) : null;
  const isNumber = ['DECIMAL', 'FLOAT', 'NUMBER'].includes(column?.type ?? '');
  if (!isNumber && column?.setter === undefined) {
    return { value: String(value ?? ''), onChange: ({ target }) => record.set(name, target.value) };
  }
  // `12,` is 12 in a FLOAT column, a server answers a saved `12.5` with `12.50`, and a setter may take
  // the space after a first name: to render that while the visitor types would change what comes next.
  const isOwn = typed?.record === record && typed.name === name;
  const isSame = isNumber ? isSameNumber : Object.is;
  const shown = isNumber ? writeNumber(value, locale) : String(value ?? '');
  return {
    value: isOwn && isSame(typed.value, value) ? typed.text : shown,
    onChange({ target: { value: text } }) {
      const isShort = Number(column?.scale) < 3;
      record.set(name, isNumber ? readNumber(text, locale, isShort) : text);
      setTyped({ record, name, text, value: record.get(name) });
    },
    onBlur: () => setTyped(null),
  };
}
