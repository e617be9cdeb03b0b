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
  if (data.kind === 'standalone' || window.__early?.typed) return;
  const { locale, state } = data;
  const session = personal?.session ?? state?.site?.session ?? null;
  const isExplicit = new URLSearchParams(location.search).has('lang');
  const answer = await readPayload(locale, fetcher);
  // Asked again: the visitor may have typed meanwhile.
  if (!answer || window.__early?.typed) return;
  if (!isExplicit && !isChosen(locale)) return void recovery.renew();
  // Where the server could not know the visitor in time, it has not said that nobody is signed in.
  if (answer.personal?.session === null) return;
  const now = answer.personal?.session ?? answer.site?.session ?? null;
  if (answer.redirect !== undefined || idOf(now) !== idOf(session)) recovery.renew();
}

const idOf = (session: PageSession | null) => session?.user.data.id;
