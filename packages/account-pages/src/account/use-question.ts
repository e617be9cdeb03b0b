import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { accountPaths } from '../paths.ts';
import { questionAddress } from '../question-address.ts';
import { useInLanguage } from '../use-in-language.ts';

/** Which question of the account page is open: its address says so, with scripts and without. */
export interface Questions {
  /** Its name; null where none is open. */
  readonly open: string | null;
  /** What has just been done; null where nothing was. */
  readonly done: string | null;
  /** Changes with everything that is done. */
  readonly doneKey: string;
  /** The address that opens it. */
  href(name: string): string;
  /** Shows the page as it is now, and says what was done. */
  finish(done: string): undefined;
}

/** The server knows no question, but brings back where a form without scripts wanted to go. */
function openIn(search: URLSearchParams): string | null {
  const own = search.get('open');
  if (own !== null || !search.has('error')) return own;
  const back = URL.parse(search.get('callbackUrl') ?? '', 'https://own.invalid');
  return back?.pathname === accountPaths.account ? back.searchParams.get('open') : null;
}

/** What the server says by the address. Everything else is in the navigation, which no link can make. */
const addressable = ['account-kept', 'email-changed'];

const doneIn = (state: unknown): string | null => (state as { done?: string } | null)?.done ?? null;

export function useQuestions(): Questions {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const inLanguage = useInLanguage();
  return {
    open: openIn(search),
    done: doneIn(state) ?? addressable.find((name) => name === search.get('done')) ?? null,
    doneKey: search.get('at') ?? '',
    href: (name) => `${questionAddress(name)}#${name}`,
    finish(done): undefined {
      // Another address each time, or the page would not be read anew.
      const at = Date.now().toString(36);
      const page = inLanguage(`${accountPaths.account}?at=${at}`);
      void navigate(page, { replace: true, state: { done } });
    },
  };
}
