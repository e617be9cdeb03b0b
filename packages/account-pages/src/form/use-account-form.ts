import { ownPath } from '@praxiskit/pages';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Failure, failureIn, failureOf } from './failure.ts';
import type { PageForm } from './page-form.ts';
import type { Problem } from './problems.tsx';
import { useAccountClient } from './use-account-client.ts';

const base = '/api/auth/';
/** Forms that lead to a session, or to a further step of signing in. */
const signsIn = /^(callback\/.+|second-factor|password)$/;

export interface AccountFormOptions {
  page: PageForm;
  /** Below `/api/auth/`: 'callback/credentials'. A button with another `formAction` sends there. */
  path: string;
  /** Checks the input before it is sent; `path` is the form's target. */
  validate?(data: FormData, path: string): readonly Problem[];
  /** Maps a refusal to the problems of a field; empty for other reasons. */
  refused?(reason: string): readonly Problem[];
  /** Whether the failure in the page's address belongs to this form; true by default. */
  ownsFailure?: boolean;
  /** The form ends in a session, though its path is not one of those that always do. */
  isSignIn?: boolean;
  /** A sign-in that only proves the present user again: the page's session stays unchanged. */
  isProof?: boolean;
  /**
   * Replaces the navigation to where the server leads. Returns true if it leaves the page too: the form then
   * stays busy.
   */
  onDone?(
    answer: { url: string; data: Readonly<Record<string, unknown>> },
    path: string,
  ): true | undefined;
}

/** A form that the auth client sends, or the browser itself without scripts. */
export interface AccountForm {
  /** Null until a failure. A new object with each failure. */
  failure: Failure | null;
  /** The path of the failed request; null if the failure is from the address. */
  failedPath: string | null;
  errors: readonly Problem[];
  /** Undefined for a field that was changed since. */
  errorOf(fieldId: string): string | undefined;
  /** The path of the request in progress; null if there is none. */
  busyPath: string | null;
  isSlow: boolean;
  /** Reports a failure of something other than the form: a passkey. */
  fail(failure: Failure | null): void;
  props: {
    method: 'post';
    action: string;
    noValidate: true;
    onInput(event: SyntheticEvent<HTMLFormElement>): void;
    onSubmit(event: SyntheticEvent<HTMLFormElement, SubmitEvent>): void;
  };
}

/** After this time in ms a visitor wonders whether the form works. */
const SLOW_MS = 4000;

const none: readonly Problem[] = [];

/** The fields for the client, which adds a fresh CSRF token. */
function fieldsOf(data: FormData): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of data) {
    if (typeof value !== 'string' || name === 'csrfToken') continue;
    // Checkboxes with one name are one list, separated by spaces.
    fields[name] = name in fields ? `${fields[name]} ${value}` : value;
  }
  return fields;
}

export function useAccountForm(options: AccountFormOptions): AccountForm {
  const { page, path, validate, refused, ownsFailure = true, isProof = false, onDone } = options;
  const { isSignIn = false } = options;
  const client = useAccountClient();
  const [search] = useSearchParams();
  const [failure, setFailure] = useState<Failure | null>(() =>
    ownsFailure ? failureIn(search, page.now) : null,
  );
  const [failedPath, setFailedPath] = useState<string | null>(null);
  const [errors, setErrors] = useState(() => (failure ? problemsOf(failure) : none));
  const [busyPath, setBusyPath] = useState<string | null>(null);
  const [isSlow, setIsSlow] = useState(false);
  // A ref, because two submits in the same tick would see the same state.
  const isSending = useRef(false);
  // The summary does not change: a new one would take the focus from the field.
  const [touched, setTouched] = useState<readonly string[]>([]);

  useEffect(() => {
    if (busyPath === null) return setIsSlow(false);
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [busyPath]);

  useEffect(() => {
    // The user came back from the next page, and the browser restored this page as it was.
    function wake({ persisted }: PageTransitionEvent) {
      if (!persisted) return;
      isSending.current = false;
      setBusyPath(null);
    }
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);

  /** The problems of the fields that the server has named, found by checking their input. */
  function problemsOf({ reason, fields = [] }: Failure): readonly Problem[] {
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
      setErrors(problemsOf(next));
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
