import type { ModelRecord } from '@praxiskit/record-model/client';
import { useRecordClient } from '@praxiskit/record-model/react';
import { Button, Dialog, Field, Input } from '@praxiskit/ui-kit';
import { type FormEvent, useRef, useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { createRecord } from '../shell/create-record.ts';
import { firstFacts } from './facts-editor.tsx';
import { slugOf } from './slug.ts';

/** Of `NewTreatment`. */
export interface NewTreatmentProps {
  isOpen: boolean;
  /** Its place among the others: the last. */
  position: number;
  onClose: () => void;
  onCreated: (record: ModelRecord) => void;
}

/** Asks for the two names; everything else is written in the editor. */
export function NewTreatment({ isOpen, position, onClose, onCreated }: NewTreatmentProps) {
  const { treatments, editor } = useMessages();
  const client = useRecordClient();
  const [problem, setProblem] = useState('');
  const first = useRef<HTMLInputElement>(null);
  async function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [de, en] = ['de', 'en'].map((name) => String(form.get(name) ?? '').trim());
    if (!de || !en) return;
    const record = createRecord(client, 'treatments', {
      ...{ slug: slugOf(de), position, active: true, name_de: de, name_en: en },
      ...{ summary_de: '', summary_en: '', body_de: '', body_en: '', facts: firstFacts },
    });
    try {
      await record.flush();
      onCreated(record);
    } catch {
      const [failure] = Object.values(record.errors()).flat();
      setProblem(failure?.message ?? treatments.createFailed);
      record.remove().catch(() => undefined);
    }
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={treatments.add} initialFocus={first}>
      <form className="pk-staff-fields" onSubmit={(event) => void create(event)}>
        <Field label={`${editor.nameDe}`} isRequired>
          <Input ref={first} name="de" lang="de" autoComplete="off" />
        </Field>
        <Field label={`${editor.nameEn}`} isRequired help={treatments.createHelp} error={problem}>
          <Input name="en" lang="en" autoComplete="off" />
        </Field>
        <p className="pk-staff-add">
          <Button type="submit">{treatments.create}</Button>
          <Button variant="quiet" onClick={onClose}>
            {treatments.cancel}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
