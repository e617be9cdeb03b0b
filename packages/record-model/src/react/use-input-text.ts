import { useState } from 'react';
import type { ModelRecord } from '../api/model.ts';
import { isSameNumber, readNumber, writeNumber } from './number-text.ts';

export interface InputText {
  /** '' without a value; DECIMAL, FLOAT and NUMBER with the decimal sign of the client's locale. */
  readonly value: string;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
  /**
   * For these three types, and for columns with a setter: the text then becomes the record's value.
   */
  readonly onBlur?: () => void;
}

interface Typed {
  readonly record: ModelRecord;
  readonly name: string;
  readonly text: string;
  /** The record's value of the text. */
  readonly value: unknown;
}

export function useInputText(record: ModelRecord, name: string): InputText {
  const [typed, setTyped] = useState<Typed | null>(null);
  const { definition, locale } = record.view;
  const column = definition.columns[name];
  const value = column ? record.get(name) : null;
  const isNumber = ['DECIMAL', 'FLOAT', 'NUMBER'].includes(column?.type ?? '');
  if (!isNumber && column?.setter === undefined) {
    return { value: String(value ?? ''), onChange: ({ target }) => record.set(name, target.value) };
  }
  // `12,` is 12 in a FLOAT column, a server returns `12.50` for a saved `12.5`, and a setter may
  // trim the space after a first name: rendering that during typing would change the next input.
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
