import { isChosen } from '../payload/payload-address.ts';
import type { PageSession } from '../session/page-session.ts';
import type { Recovery } from '../version/recovery.ts';
import type { BootedPage } from './boot.ts';
import { readPayload } from './read-payload.ts';

/**
 * A page that the browser has kept for Back and Forward has heard of nothing meanwhile. Where its visitor has signed
 * in or out since, or has chosen another language, it is loaded anew; it stays while the server cannot answer, and
 * with what was typed there, which is on that page alone.
 */
export async function renewKept(
  { data, personal }: BootedPage,
  fetcher: typeof fetch,
  recovery: Pick<Recovery, 'renew'>,
): Promise<void> {
  if (data.kind === 'standalone' || isTyped()) return;
  const { locale, state } = data;
  const session = personal?.session ?? state?.site?.session ?? null;
  const isExplicit = new URLSearchParams(location.search).has('lang');
  const answer = await readPayload(locale, fetcher);
  // Asked again: the visitor may have typed meanwhile.
  if (!answer || isTyped()) return;
  if (!isExplicit && !isChosen(locale)) return void recovery.renew(force);
  // Where the server could not know the visitor in time, it has not said that nobody is signed in.
  if (answer.personal?.session === null) return;
  const now = answer.personal?.session ?? answer.site?.session ?? null;
  if (answer.redirect !== undefined || idOf(now) !== idOf(session)) recovery.renew(force);
}

/** What comes anew was not kept: it does not load itself again. */
const force = { force: true };

const idOf = (session: PageSession | null) => session?.user.data.id;

/** A switch of no form, as of consent, keeps its choice itself; all else that is typed is on this page alone. */
function isTyped(): boolean {
  return [...(window.__early?.typed ?? [])].some((target) => {
    const { form, type } = target as HTMLInputElement;
    return form || !/^(checkbox|radio)$/.test(type);
  });
}
