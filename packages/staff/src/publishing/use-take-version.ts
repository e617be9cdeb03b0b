import { fill } from '@praxiskit/core';
import { isSameValue } from '@praxiskit/record-model';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { useEffect, useRef } from 'react';
import { useStaff } from '../frame/staff-context.tsx';
import { useStaffTexts } from '../messages/use-staff-texts.ts';

type Values = Readonly<Record<string, unknown>>;

/** Writes the values of an earlier version as a field does, and offers for ten seconds to take that back. */
export function useTakeVersion(edited: ModelRecord) {
  const { editor } = useStaffTexts();
  const { undo } = useStaff();
  // The first save opens a draft: from then on it is another record.
  const now = useRef(edited);
  useEffect(() => {
    now.current = edited;
  }, [edited]);
  const write = (values: Values) => {
    now.current.assign(values);
    now.current.flush().catch(() => undefined);
  };
  return (values: Values, day: string) => {
    const before = Object.keys(values).map((name) => [name, edited.get(name)] as const);
    write(values);
    undo.offer({
      text: fill(editor.versions.taken, { date: day }),
      label: editor.undo,
      run() {
        // What was written since stays.
        const isTaken = (name: string) => isSameValue(now.current.get(name), values[name]);
        write(Object.fromEntries(before.filter(([name]) => isTaken(name))));
      },
    });
  };
}
