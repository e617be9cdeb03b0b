import type { Locale } from '@praxiskit/core';
import { base } from '../protocol/base.ts';
import { escapeHtml } from '../protocol/escape-html.ts';
import type { AccountReader, ShownLink } from '../read/account-reader.ts';

export interface LinkPageRequest {
  readonly token: string;
  readonly email: string;
  readonly callbackUrl: string | null;
  readonly error: string | null;
  readonly locale: Locale;
  readonly signInPath: string;
}

/** The page loads nothing, runs nothing and is shown in no frame; its styles are attributes. */
export const linkPagePolicy =
  "default-src 'none'; style-src-attr 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const texts = {
  de: {
    'sign-in': ['Jetzt anmelden?', 'Ja, anmelden'],
    'sign-up': ['Ist das Ihre Adresse?', 'Ja, bestätigen'],
    password: ['Neues Passwort setzen?', 'Ja, weiter'],
    email: ['Ist das Ihre neue Adresse?', 'Ja, bestätigen'],
    invitation: ['Ihr Zugang', 'Passwort wählen'],
    why: 'Warum ein Knopf? Manche Mailprogramme öffnen Links von selbst, um sie zu prüfen. Von allein soll hier nichts geschehen.',
    code: 'Code aus dem ersten Fenster',
    codeWhy:
      'Sie haben in einem anderen Browser begonnen oder sich hier inzwischen angemeldet. Wo „Bitte sehen Sie in Ihr Postfach“ steht, finden Sie sechs Ziffern.',
    codeWrong: 'Dieser Code passt nicht. Bitte sehen Sie noch einmal nach.',
    accountThere:
      'Diese Adresse hat schon ein Konto. Die Einladung ändert daran nichts; bitte melden Sie sich damit an.',
    expired: 'Dieser Link ist abgelaufen.',
    gone: 'Dieser Link wurde schon benutzt, oder es gibt einen neueren.',
    signIn: 'Zur Anmeldung',
  },
  en: {
    'sign-in': ['Sign in now?', 'Yes, sign in'],
    'sign-up': ['Is this your address?', 'Yes, confirm'],
    password: ['Set a new password?', 'Yes, continue'],
    email: ['Is this your new address?', 'Yes, confirm'],
    invitation: ['Your access', 'Choose password'],
    why: 'Why a button? Some mail programs open links by themselves to check them. Nothing should happen here on its own.',
    code: 'Code from the first window',
    codeWhy:
      'You began in another browser, or have signed in here since. Where it says “Please check your inbox,” you will find six digits.',
    codeWrong: 'This code does not match. Please check it again.',
    accountThere:
      'This address already has an account. The invitation does not change that; please sign in with it.',
    expired: 'This link has expired.',
    gone: 'This link has already been used, or there is a newer one.',
    signIn: 'Go to sign-in',
  },
} as const;

/**
 * The default page of a link, for sites without their own: no scripts, no style sheets, and nothing happens
 * before its button is pressed.
 */
export async function writeLinkPage(
  accounts: AccountReader,
  request: LinkPageRequest,
): Promise<string> {
  const { token, email, locale, signInPath } = request;
  const text = texts[locale];
  const link = await accounts.link(token, email);
  const isRefused = request.error === 'AccountThere';
  if (!link || link.isExpired || isRefused) {
    const what = isRefused ? text.accountThere : link ? text.expired : text.gone;
    return frame(
      locale,
      what,
      `<h1>${what}</h1><p><a href="${escapeHtml(signInPath)}">${text.signIn}</a></p>`,
    );
  }
  const [heading, button] = text[link.purpose];
  const content = [
    `<h1>${heading}</h1><p><strong>${escapeHtml(email)}</strong></p>`,
    `<form method="post" action="${base}/callback/email">`,
    ...hidden({ csrfToken: accounts.csrfToken(), token, email, callbackUrl: request.callbackUrl }),
    codeField(link, request),
    `<p><button style="font:inherit;padding:.9em 1.6em">${button}</button></p></form>`,
    `<p>${text.why}</p>`,
  ];
  return frame(locale, heading, content.join(''));
}

function codeField(link: ShownLink, { locale, error }: LinkPageRequest): string {
  // A sign-up can be confirmed without the code: the user then chooses the password again.
  if (!link.needsCode || link.purpose === 'sign-up') return '';
  const { code, codeWhy, codeWrong } = texts[locale];
  const problem = error === 'CodeWrong' ? `<p role="alert"><strong>${codeWrong}</strong></p>` : '';
  return `${problem}<p>${codeWhy}</p><p><label>${code}<br><input name="code" required inputmode="numeric" autocomplete="one-time-code" maxlength="20" style="font:inherit;padding:.7em"></label></p>`;
}

function hidden(fields: Readonly<Record<string, string | null>>): string[] {
  return Object.entries(fields)
    .filter(([, value]) => value !== null)
    .map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value ?? '')}">`,
    );
}

const frame = (locale: string, title: string, content: string) =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"></head><body style="margin:0 auto;max-width:34rem;padding:12vh 1.25rem;font:1.0625rem/1.6 system-ui,sans-serif"><main>${content}</main></body></html>`;
