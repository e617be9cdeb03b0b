import type { ModelRecord } from '@praxiskit/record-model/client';
import { Input, useShortcuts } from '@praxiskit/ui-kit';
import { type ReactNode, useRef, useState } from 'react';
import { useStaffTexts } from '../messages/use-staff-texts.ts';

/** So many are on a screen at once. */
const AT_ONCE = 12;

/** The records of a list that a text is looked for in. */
export interface ListFilter {
  readonly shown: readonly ModelRecord[];
  /** Null where the list is short. */
  readonly field: ReactNode;
  /** Whether a text is looked for. */
  readonly isOn: boolean;
  readonly clear: () => void;
}

/**
 * The records of a list whose texts contain the input, and the field for the input; '/' leads there. A list that
 * fits on the screen has no field.
 *
 * @param of the column whose texts are searched, in both languages: 'name'; or a function that returns a record's text
 */
export function useListFilter(
  records: readonly ModelRecord[],
  of: string | ((record: ModelRecord) => string),
): ListFilter {
  const [typed, setTyped] = useState('');
  const clear = () => setTyped('');
  if (records.length <= AT_ONCE) return { shown: records, field: null, isOn: false, clear };
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const isFound = (record: ModelRecord) => {
    const all = textOf(record, of).toLocaleLowerCase();
    return words.every((word) => all.includes(word));
  };
  const shown = words.length === 0 ? records : records.filter(isFound);
  return {
    shown,
    isOn: words.length > 0,
    clear,
    field: (
      <FilterField
        typed={typed}
        onType={setTyped}
        found={words.length === 0 ? null : shown.length}
      />
    ),
  };
}

interface FilterFieldProps {
  typed: string;
  onType: (typed: string) => void;
  /** How many records; null while none is looked for. */
  found: number | null;
}

function FilterField({ typed, onType, found }: FilterFieldProps) {
  const { shell } = useStaffTexts();
  const input = useRef<HTMLInputElement>(null);
  useShortcuts([
    { keys: '/', label: shell.find, isShown: true, run: () => input.current?.focus() },
  ]);
  return (
    <search className="pk-staff-filter">
      <Input
        ref={input}
        type="search"
        value={typed}
        aria-label={shell.find}
        placeholder={shell.find}
        autoComplete="off"
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || typed === '') return;
          event.stopPropagation();
          onType('');
        }}
      />
      <span role="status" className={found === 0 ? 'pk-staff-quiet' : 'sr-only'}>
        {found === 0 ? shell.foundNone : (found ?? '')}
      </span>
    </search>
  );
}

function textOf(record: ModelRecord, of: Parameters<typeof useListFilter>[1]): string {
  if (typeof of === 'function') return of(record);
  return ['de', 'en'].map((language) => String(record.get(`${of}_${language}`) ?? '')).join(' ');
}
