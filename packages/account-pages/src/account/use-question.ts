import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { accountPaths } from '../paths.ts';
import { questionAddress } from '../question-address.ts';
import { useInLanguage } from '../use-in-language.ts';

/** The open question of the account page. It is in the address, so it works without scripts. */
export interface Questions {
  /** The name of the open question; null if none is open. */
  readonly open: string | null;
  /** The action that has just succeeded; null if there is none. */
  readonly done: string | null;
  /** Changes with every successful action. */
  readonly doneKey: string;
  href(name: string): string;
  /** Reads the page again and shows that the action succeeded. */
  finish(done: string): undefined;
}

/** The server knows no questions; after a refused form without scripts, `callbackUrl` names the question. */
function openIn(search: URLSearchParams): string | null {
  const own = search.get('open');
  if (own !== null || !search.has('error')) return own;
  const back = URL.parse(search.get('callbackUrl') ?? '', 'https://own.invalid');
  return back?.pathname === accountPaths.account ? back.searchParams.get('open') : null;
}

/** Messages that a link may show. All others are in the state of the navigation, which no link can set. */
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
      // A new address each time: otherwise the page would not be read again.
      const at = Date.now().toString(36);
      const page = inLanguage(`${accountPaths.account}?at=${at}`);
      void navigate(page, { replace: true, state: { done } });
    },
  };
}
