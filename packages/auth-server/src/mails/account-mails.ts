import { createLinkSecrets } from '../methods/link/link-secrets.ts';
import { type PagePaths, usualPages } from '../pages.ts';
import type { Clock } from '../ports.ts';
import { base } from '../protocol/base.ts';
import type { AccountMail } from '../store/account-mail.ts';
import type { AccountStore } from '../store/store.ts';
import { deviceName } from './device-name.ts';
import { type MailText, mailTexts } from './mail-texts.ts';
import { type MailFrame, writeHtml, writeText } from './write-mail.ts';

/** A mail that is ready to be sent. */
export interface WrittenMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Writes the mails of accounts, in both languages. */
export interface AccountMails {
  /**
   * The mail, or null where there is nobody to send it to, or nothing to say any longer: an expired
   * link, an address without an account.
   */
  write(mail: AccountMail): Promise<WrittenMail | null>;
}

/** What the mails are written with. */
export interface AccountMailsOptions {
  readonly origin: URL;
  /** That of `authServer`: links are derived from it. */
  readonly secret: string;
  readonly store: Pick<AccountStore, 'findByEmail' | 'findById' | 'findLink'>;
  /** The practice, as mails name it. */
  readonly frame: MailFrame;
  readonly pages?: Partial<PagePaths>;
  /** IANA name; Europe/Berlin by default. */
  readonly timeZone?: string;
  readonly clock?: Clock;
}

export function createAccountMails(options: AccountMailsOptions): AccountMails {
  const { origin, secret, store, frame, clock = Date, timeZone = 'Europe/Berlin' } = options;
  const secrets = createLinkSecrets(secret);
  const pages = { ...usualPages, ...options.pages };
  const at = (path: string) => new URL(path, origin).href;

  function finish(to: string, locale: 'de' | 'en', text: MailText, href: string): WrittenMail {
    return {
      to,
      subject: text.subject,
      text: writeText(text, href, frame, locale),
      html: writeHtml(text, href, frame, locale),
    };
  }

  async function writeLink(linkId: string): Promise<WrittenMail | null> {
    const link = await store.findLink(linkId);
    if (!link || link.expiresAt <= clock.now()) return null;
    const { email, locale, purpose, callbackUrl } = link;
    const account = await store.findByEmail(email);
    const texts = mailTexts[locale];
    if (purpose === 'sign-up' && account) {
      const forgotten = at(pages.passwordRequest);
      return finish(email, locale, texts.alreadyKnown(forgotten), at(pages.signIn));
    }
    if (purpose !== 'sign-up' && (!account || account.disabled)) return null;
    const href = new URL(`${base}/callback/email`, origin);
    if (callbackUrl !== null) href.searchParams.set('callbackUrl', callbackUrl);
    href.searchParams.set('token', secrets.token(link.id));
    href.searchParams.set('email', email);
    const time = timeOf(link.expiresAt, locale, timeZone);
    const text = { 'sign-in': texts.link, 'sign-up': texts.confirm, password: texts.reset };
    return finish(email, locale, text[purpose](time), href.href);
  }

  return {
    async write(mail) {
      if (mail.kind === 'link') return writeLink(mail.linkId);
      const account = await store.findById(mail.accountId);
      if (!account) return null;
      const { locale, userAgent } = mail;
      const when = {
        date: dateOf(mail.at, locale, timeZone),
        time: timeOf(mail.at, locale, timeZone),
      };
      const texts = mailTexts[locale];
      const text =
        mail.kind === 'new-device'
          ? texts.newDevice({ ...when, name: account.name, device: deviceName(userAgent, locale) })
          : texts.passwordChanged(when);
      return finish(account.email, locale, text, at(pages.passwordRequest));
    },
  };
}

const language = { de: 'de-DE', en: 'en-GB' } as const;

const timeOf = (ms: number, locale: 'de' | 'en', timeZone: string) =>
  new Intl.DateTimeFormat(language[locale], { timeZone, timeStyle: 'short' }).format(ms);

const dateOf = (ms: number, locale: 'de' | 'en', timeZone: string) =>
  new Intl.DateTimeFormat(language[locale], { timeZone, dateStyle: 'long' }).format(ms);
