import type { Locale } from '@praxiskit/core';
import { createLinkSecrets } from '../methods/link/link-secrets.ts';
import { type PagePaths, usualPages } from '../pages.ts';
import type { Clock } from '../ports.ts';
import { base } from '../protocol/base.ts';
import type { Account } from '../store/account.ts';
import type { AccountMail, NoticeKind } from '../store/account-mail.ts';
import type { Link } from '../store/link.ts';
import type { AccountStore } from '../store/store.ts';
import { deviceName } from './device-name.ts';
import type { MailText } from './texts/mail-text.ts';
import { mailTexts } from './texts/mail-texts.ts';
import { type MailFrame, writeHtml, writeText } from './write-mail.ts';

export interface WrittenMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Writes the mails of accounts, in both languages. */
export interface AccountMails {
  /**
   * The mail, or null if it is obsolete or has no recipient: an expired link, an address without an account.
   */
  write(mail: AccountMail): Promise<WrittenMail | null>;
}

export interface AccountMailsOptions {
  readonly origin: URL;
  /** The secret of `authServer`: links are derived from it. */
  readonly secret: string;
  readonly store: Pick<AccountStore, 'findByEmail' | 'findById' | 'findLink'>;
  readonly frame: MailFrame;
  readonly pages?: Partial<PagePaths>;
  /**
   * The language that the owner of this account has chosen for mails. Null (the default): the language of the
   * page that caused the mail.
   */
  localeOf?(accountId: string): Promise<Locale | null>;
  /** IANA name; Europe/Berlin by default. */
  readonly timeZone?: string;
  readonly clock?: Clock;
}

export function createAccountMails(options: AccountMailsOptions): AccountMails {
  const { origin, secret, store, frame, clock = Date, timeZone = 'Europe/Berlin' } = options;
  const secrets = createLinkSecrets([secret]);
  const pages = { ...usualPages, ...options.pages };
  const at = (path: string) => new URL(path, origin).href;
  const whenOf = (ms: number, locale: Locale) => ({
    date: dateOf(ms, locale, timeZone),
    time: timeOf(ms, locale, timeZone),
  });

  function finish(to: string, locale: Locale, text: MailText, href: string): WrittenMail {
    return {
      to,
      subject: text.subject,
      text: writeText(text, href, frame, locale),
      html: writeHtml(text, href, frame, locale),
    };
  }

  const localeFor = async (accountId: string | null, locale: Locale) =>
    (accountId === null ? null : await options.localeOf?.(accountId)) ?? locale;

  function linkText({ purpose, expiresAt }: Link, locale: Locale): MailText {
    const [texts, { date, time }] = [mailTexts[locale], whenOf(expiresAt, locale)];
    if (purpose === 'invitation') return texts.invitation({ date, time, practice: frame.name });
    const text = {
      'sign-in': texts.link,
      'sign-up': texts.confirm,
      password: texts.reset,
      email: texts.emailChange,
    };
    return text[purpose](time);
  }

  /** The text of a notice; null if the notice is obsolete. */
  function noticeText(mail: Notice, { name, deletionAt }: Account): MailText | null {
    const { kind, locale, userAgent } = mail;
    const [texts, when] = [mailTexts[locale], whenOf(mail.at, locale)];
    if (kind === 'new-device') {
      return texts.newDevice({ ...when, name, device: deviceName(userAgent, locale) });
    }
    if (kind === 'password-set') return texts.passwordSet(when);
    if (kind === 'password-changed') return texts.passwordChanged(when);
    if (kind === 'password-asked') return texts.passwordAsked(when);
    if (kind === 'email-change-requested') return texts.emailChangeRequested(when);
    if (kind === 'email-changed') return texts.emailChanged(when);
    if (kind === 'deletion-undone') return texts.deletionUndone(when);
    const { factor = 'totp' } = mail;
    if (kind === 'factor-added') return texts.factorAdded({ ...when, factor });
    if (kind === 'factor-removed') return texts.factorRemoved({ ...when, factor });
    if (kind === 'recovery-codes-made') return texts.recoveryCodesMade(when);
    if (kind === 'role-waiting') return texts.roleWaiting(when);
    if (kind === 'role-given') return texts.roleGiven(when);
    // The deletion was cancelled meanwhile.
    if (deletionAt === null) return null;
    return texts.deletionRequested(whenOf(deletionAt, locale).date);
  }

  async function writeLink(linkId: string): Promise<WrittenMail | null> {
    const link = await store.findLink(linkId);
    if (!link || link.expiresAt <= clock.now()) return null;
    const { email, purpose, callbackUrl } = link;
    const account = await store.findByEmail(email);
    const locale = await localeFor(link.accountId ?? account?.id ?? null, link.locale);
    const makesAccount = purpose === 'sign-up' || purpose === 'invitation';
    // An address has one account: a sign-up or an address change with a used address gets this reply by mail
    // only.
    if (account && (makesAccount || purpose === 'email')) {
      const texts = mailTexts[locale];
      const write = purpose === 'email' ? texts.emailTaken : texts.alreadyKnown;
      return finish(email, locale, write(at(pages.passwordRequest)), at(pages.signIn));
    }
    const isForAccount = purpose === 'sign-in' || purpose === 'password';
    if (isForAccount && (!account || account.disabled)) return null;
    const href = new URL(`${base}/callback/email`, origin);
    if (callbackUrl !== null) href.searchParams.set('callbackUrl', callbackUrl);
    href.searchParams.set('token', secrets.token(link.id, email));
    href.searchParams.set('email', email);
    return finish(email, locale, linkText(link, locale), href.href);
  }

  return {
    async write(mail) {
      if (mail.kind === 'link') return writeLink(mail.linkId);
      const account = await store.findById(mail.accountId);
      if (!account) return null;
      const locale = await localeFor(account.id, mail.locale);
      const text = noticeText({ ...mail, locale }, account);
      const page = pages[pageOf[mail.kind] ?? 'passwordRequest'];
      return text && finish(mail.to ?? account.email, locale, text, at(page));
    },
  };
}

/** The page that a notice links to; by default the request for a new password. */
const pageOf: Partial<Record<NoticeKind, keyof PagePaths>> = {
  // The former address has no account any more, so it cannot request a new password.
  'email-changed': 'signIn',
  'deletion-requested': 'signIn',
  'role-waiting': 'grants',
  'role-given': 'account',
  'password-set': 'account',
};

type Notice = Exclude<AccountMail, { kind: 'link' }>;

/** As on the pages [R9.3]. */
const language = { de: 'de-DE', en: 'en-US' } as const;

function timeOf(ms: number, locale: Locale, timeZone: string): string {
  const format = new Intl.DateTimeFormat(language[locale], { timeZone, timeStyle: 'short' });
  // No line break before 'Uhr' or 'PM'.
  return locale === 'de' ? `${format.format(ms)}\u00a0Uhr` : format.format(ms);
}

const dateOf = (ms: number, locale: Locale, timeZone: string) =>
  new Intl.DateTimeFormat(language[locale], { timeZone, dateStyle: 'long' }).format(ms);
