import type { Locale } from '@praxiskit/core';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { Button, Dialog, Field, Input } from '@praxiskit/ui-kit';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useStaffTexts } from '../messages/use-staff-texts.ts';

export interface NameDialogProps {
  isOpen: boolean;
  title: string;
  help: string;
  /** Further fields, which the form sends beside the names. */
  children?: ReactNode;
  /** A new record of these names, not saved yet. */
  create: (names: { name_de: string; name_en: string }, form: FormData) => ModelRecord;
  onClose: () => void;
  onCreated: (record: ModelRecord) => void;
}

/** Asks for the two names of something new, and for what it cannot be without; the rest is written in its editor. */
export function NameDialog(props: NameDialogProps) {
  const { isOpen, title, help, children, create, onClose, onCreated } = props;
  const { editor } = useStaffTexts();
  const [problem, setProblem] = useState<Partial<Record<Locale, string>>>({});
  const first = useRef<HTMLInputElement>(null);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const nameIn = (language: string) => String(form.get(language) ?? '').trim();
    const names = { name_de: nameIn('de'), name_en: nameIn('en') };
    if (!names.name_de || !names.name_en) return;
    const record = create(names, form);
    try {
      await record.flush();
      setProblem({});
      onCreated(record);
    } catch {
      const { name_en: english = [], ...others } = record.errors();
      const [failure] = Object.values(others).flat();
      // The address is made of the German name.
      const [ofEnglish] = english;
      setProblem(
        ofEnglish && !failure
          ? { en: ofEnglish.message }
          : { de: failure?.message ?? editor.createFailed },
      );
      record.remove().catch(() => undefined);
    }
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} initialFocus={first}>
      <form className="pk-staff-fields" onSubmit={(event) => void submit(event)}>
        <Field label={editor.nameDe} isRequired error={problem.de}>
          <Input ref={first} name="de" lang="de" autoComplete="off" />
        </Field>
        <Field label={editor.nameEn} isRequired help={help} error={problem.en}>
          <Input name="en" lang="en" autoComplete="off" />
        </Field>
        {children}
        <p className="pk-staff-add">
          <Button type="submit">{editor.create}</Button>
          <Button variant="quiet" onClick={onClose}>
            {editor.cancel}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
