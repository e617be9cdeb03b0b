import type { Locale } from '@praxiskit/core';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { Button, Dialog, Field, Input } from '@praxiskit/ui-kit';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { useCreation } from '../lists/use-creation.ts';
import { useStaffTexts } from '../messages/use-staff-texts.ts';

export interface NameDialogProps {
  isOpen: boolean;
  title: string;
  help: string;
  /** Further fields, which the form sends beside the names. */
  children?: ReactNode;
  /** The view of the new record. */
  view: string;
  /** The values of a new record of these names. */
  valuesOf: (names: { name_de: string; name_en: string }, form: FormData) => object;
  onClose: () => void;
  onCreated: (record: ModelRecord) => void;
}

/** Asks for the two names of something new, and for what it cannot be without; the rest is written in its editor. */
export function NameDialog(props: NameDialogProps) {
  const { isOpen, view, title, help, children, valuesOf, onClose, onCreated } = props;
  const { editor } = useStaffTexts();
  const first = useRef<HTMLInputElement>(null);
  const { state, create, withdraw } = useCreation(view, onCreated);
  const problem = state.status === 'refused' ? problemOf(state.record, editor.createFailed) : {};
  const close = () => {
    withdraw();
    onClose();
  };
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const nameIn = (language: string) => String(form.get(language) ?? '').trim();
    const names = { name_de: nameIn('de'), name_en: nameIn('en') };
    if (names.name_de && names.name_en) create(valuesOf(names, form));
  }
  return (
    <Dialog isOpen={isOpen} onClose={close} title={title} initialFocus={first}>
      <form className="pk-staff-fields" onSubmit={submit}>
        <Field label={editor.nameDe} isRequired error={problem.de}>
          <Input ref={first} name="de" lang="de" autoComplete="off" />
        </Field>
        <Field label={editor.nameEn} isRequired help={help} error={problem.en}>
          <Input name="en" lang="en" autoComplete="off" />
        </Field>
        {children}
        {state.status === 'open' ? <p role="alert">{editor.createOpen}</p> : null}
        <p className="pk-staff-add">
          <Button type="submit" isBusy={state.status === 'busy'}>
            {editor.create}
          </Button>
          <Button variant="quiet" onClick={close}>
            {editor.cancel}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

function problemOf(record: ModelRecord, otherwise: string): Partial<Record<Locale, string>> {
  const { name_en: english = [], ...others } = record.errors();
  const [failure] = Object.values(others).flat();
  // The address is made of the German name.
  const [ofEnglish] = english;
  if (ofEnglish && !failure) return { en: ofEnglish.message };
  return { de: failure?.message ?? otherwise };
}
