import { ownPath } from '@praxiskit/pages';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Failure, failureIn, failureOf } from './failure.ts';
import type { PageForm } from './page-form.ts';
import type { Problem } from './problems.tsx';
import { useAccountClient } from './use-account-client.ts';

/** The server's forms, below `/api/auth/`. */
const base = '/api/auth/';
/** Those that end in a session, or in a further step of signing in. */
const signsIn = /^(callback\/.+|second-factor|password)$/;

/** How a form is checked, and what follows it. */
export interface AccountFormOptions {
  /** The payload of the page. */
  page: PageForm;
  /** Below `/api/auth/`: 'callback/credentials'. A button with another `formAction` sends there. */
  path: string;
  /** What is wrong before anything is sent; `path` is where it would go. */
  validate?(data: FormData, path: string): readonly Problem[];
  /** What the server refuses, where it is about a field; nothing for other reasons. */
  refused?(reason: string): readonly Problem[];
  /** False for a form that the failure in the page's address is not about; true by default. */
  isTold?: boolean;
  /** It ends in a session, though its path is none of those that always do. */
  isSignIn?: boolean;
  /** A sign-in that only proves anew who is signed in already: the page's session stays as it is. */
  isProof?: boolean;
  /**
   * In place of the navigation to where the server leads. True where it leaves the page, too: the form
   * stays busy then.
   */
  onDone?(
    answer: { url: string; data: Readonly<Record<string, unknown>> },
    path: string,
  ): true | undefined;
}

/** A form that is sent by the auth client, and by the browser alone where scripts do not run. */
export interface AccountForm {
  /** Null until something has failed. A new object with each failure. */
  failure: Failure | null;
  /** Where the failed form was sent to; null where only the address tells of it. */
  failedPath: string | null;
  errors: readonly Problem[];
  /** Nothing for a field that was changed since. */
  errorOf(fieldId: string): string | undefined;
  /** Where something is under way to; null where nothing is. */
  busyPath: string | null;
  /** It has been under way for some seconds. */
  isSlow: boolean;
  /** For what is no form: a passkey. */
  fail(failure: Failure | null): void;
  /** Of the `<form>`. */
  props: {
    method: 'post';
    action: string;
    noValidate: true;
    onInput(event: SyntheticEvent<HTMLFormElement>): void;
    onSubmit(event: SyntheticEvent<HTMLFormElement, SubmitEvent>): void;
  };
}

/** From then on a visitor wonders whether anything happens, in ms. */
const SLOW_MS = 4000;

const none: readonly Problem[] = [];

/** Fields as the client sends them; it brings a fresh token of its own. */
function fieldsOf(data: FormData): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of data) {
    if (typeof value !== 'string' || name === 'csrfToken') continue;
    // Boxes of one name are one list: words with spaces between.
    fields[name] = name in fields ? `${fields[name]} ${value}` : value;
  }
  return fields;
}

export function useAccountForm(options: AccountFormOptions): AccountForm {
  const { page, path, validate, refused, isTold = true, isProof = false, onDone } = options;
  const { isSignIn = false } = options;
  const client = useAccountClient();
  const [search] = useSearchParams();
  const [failure, setFailure] = useState<Failure | null>(() =>
    isTold ? failureIn(search, page.now) : null,
  );
  const [failedPath, setFailedPath] = useState<string | null>(null);
  const [errors, setErrors] = useState(() => (failure ? toldBy(failure) : none));
  const [busyPath, setBusyPath] = useState<string | null>(null);
  const [isSlow, setIsSlow] = useState(false);
  // A ref, because two submits in the same tick would see the same state.
  const isSending = useRef(false);
  // The summary stays as it was: a new one would take the focus from the field.
  const [touched, setTouched] = useState<readonly string[]>([]);

  useEffect(() => {
    if (busyPath === null) return setIsSlow(false);
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [busyPath]);

  useEffect(() => {
    // Back from the next page, where the browser has kept this one as it was left.
    function wake({ persisted }: PageTransitionEvent) {
      if (!persisted) return;
      isSending.current = false;
      setBusyPath(null);
    }
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);

  /** What the page says of the fields that the server has named, by what was typed into them. */
  function toldBy({ reason, fields = [] }: Failure): readonly Problem[] {
    const found = refused?.(reason) ?? none;
    if (found.length > 0 || fields.length === 0) return found;
    const typed = new FormData();
    for (const [name, value] of Object.entries(page.typed)) typed.set(name, value);
    for (const name of fields) if (!typed.has(name)) typed.set(name, '');
    const all = validate?.(typed, path) ?? none;
    return all.filter((one) => fields.includes(one.name ?? one.fieldId.replaceAll('-', '_')));
  }

  async function send(form: HTMLFormElement, submitter: HTMLElement | null) {
    const data = new FormData(form, submitter);
    const action = submitter?.getAttribute('formaction') ?? base + path;
    const target = action.replace(base, '');
    const found = validate?.(data, target) ?? none;
    setErrors(found);
    setTouched([]);
    setFailure(null);
    if (found.length > 0) return;
    isSending.current = true;
    setBusyPath(target);
    const auth = client();
    const result =
      (isSignIn || signsIn.test(target)) && !isProof
        ? await auth.send(target, fieldsOf(data))
        : await auth.request(target, fieldsOf(data));
    if (result.ok && result.url !== null) {
      // The button stays busy while the next page is loaded.
      if (!onDone) return location.assign(ownPath(result.url, location.origin) ?? '/');
      if (onDone({ url: result.url, data: result.data }, target) === true) return;
    } else if (result.error) {
      const next = failureOf(result.error);
      setFailure(next);
      setErrors(toldBy(next));
      setTouched([]);
      setFailedPath(target);
    }
    isSending.current = false;
    setBusyPath(null);
  }

  return {
    failure,
    failedPath,
    errors,
    errorOf(fieldId) {
      const found = errors.find((error) => error.fieldId === fieldId && !touched.includes(fieldId));
      return found?.hint ?? found?.message;
    },
    busyPath,
    isSlow,
    fail(next) {
      setErrors(none);
      setFailure(next);
      setFailedPath(null);
    },
    props: {
      method: 'post',
      action: base + path,
      noValidate: true,
      onInput({ target }) {
        const { id } = target as Element;
        if (errors.some(({ fieldId }) => fieldId === id)) setTouched((ids) => [...ids, id]);
      },
      onSubmit(event) {
        event.preventDefault();
        const { submitter } = event.nativeEvent;
        if (!isSending.current) void send(event.currentTarget, submitter);
      },
    },
  };
}
