import {
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { FieldError } from '../error-summary/error-summary.tsx';
import type { SaveStatus } from '../save-state/save-state.tsx';

/** How a form is checked and sent. */
export interface UseFormOptions {
  /**
   * Returns the errors before anything is sent; undefined or an empty list lets it be sent. It must
   * not throw.
   */
  validate?: (data: FormData) => readonly FieldError[] | undefined;
  /** Sends the form, and resolves with the server's errors. If it rejects, the status is `failed`. */
  submit: (data: FormData) => Promise<readonly FieldError[] | undefined> | Promise<void>;
  /** Asks before the page is left with unsaved changes. Default true. */
  isGuarded?: boolean;
}

/** How far a form is, and what its fields show. */
export interface FormState {
  status: SaveStatus;
  /** The fields differ from what was saved last. */
  isDirty: boolean;
  /** Errors of the last try to send the form; empty after one that worked. */
  errors: readonly FieldError[];
  /** The message of one field, for its `error`. */
  errorOf: (fieldId: string) => string | undefined;
  /** Props of the `<form>`; `Form` sets them. */
  props: {
    ref: RefObject<HTMLFormElement | null>;
    onInput: () => void;
    onReset: () => void;
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  };
}

const none: readonly FieldError[] = [];

/** A form's content as a string, to be compared. Files count by name and size. */
const contentOf = (form: HTMLFormElement) =>
  JSON.stringify(
    [...new FormData(form)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : [value.name, value.size],
    ]),
  );

type Judged = Pick<HTMLInputElement, 'id' | 'validity' | 'validationMessage'>;

/** Errors set by fields come first: in the form's data an invalid date looks like an empty one. */
function withOwn(form: HTMLFormElement, found: readonly FieldError[]): readonly FieldError[] {
  const own = ([...form.elements] as unknown as Partial<Judged>[])
    .filter((field): field is Judged => field.validity?.customError === true)
    .map(({ id, validationMessage }) => ({ fieldId: id, message: validationMessage }));
  const ids = new Set(own.map(({ fieldId }) => fieldId));
  return [...own, ...found.filter(({ fieldId }) => !ids.has(fieldId))];
}

/**
 * The state of a form with uncontrolled fields: clean, dirty, saving, saved or failed. The input
 * is never discarded, not after an error either.
 */
export function useForm({ validate, submit, isGuarded = true }: UseFormOptions): FormState {
  const form = useRef<HTMLFormElement>(null);
  const saved = useRef('');
  // A ref, because two submits in the same tick would see the same `status`.
  const isSending = useRef(false);
  const [status, setStatus] = useState<SaveStatus>('clean');
  const [isDirty, setIsDirty] = useState(false);
  const [errors, setErrors] = useState(none);

  useEffect(() => {
    if (form.current) saved.current = contentOf(form.current);
  }, []);

  // A layout effect, so that there is no moment in which a change is rendered but not guarded.
  useLayoutEffect(() => {
    if (!isDirty || !isGuarded) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty, isGuarded]);

  /** Compares the fields with what was saved last; the status `saving` stays until the answer. */
  function compare() {
    if (!form.current) return;
    const hasChanged = contentOf(form.current) !== saved.current;
    setIsDirty(hasChanged);
    setStatus((now) => {
      if (now === 'saving') return now;
      if (hasChanged) return 'dirty';
      return now === 'saved' ? now : 'clean';
    });
  }

  async function send(element: HTMLFormElement) {
    const data = new FormData(element);
    const found = withOwn(element, validate?.(data) ?? none);
    setErrors(found);
    if (found.length > 0) return;
    const sent = contentOf(element);
    isSending.current = true;
    setStatus('saving');
    try {
      const answer = (await submit(data)) ?? none;
      setErrors(answer);
      if (answer.length === 0) saved.current = sent;
      setStatus(answer.length === 0 ? 'saved' : 'dirty');
      compare();
    } catch {
      setStatus('failed');
    } finally {
      isSending.current = false;
    }
  }

  return {
    status,
    isDirty,
    errors,
    errorOf: (fieldId) => errors.find((error) => error.fieldId === fieldId)?.message,
    props: {
      ref: form,
      onInput: compare,
      // The browser resets the fields only after the event.
      onReset: () => queueMicrotask(compare),
      onSubmit(event) {
        event.preventDefault();
        if (!isSending.current) void send(event.currentTarget);
      },
    },
  };
}
