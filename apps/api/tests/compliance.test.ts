import { createAccountMails, type LinkPurpose, type NoticeKind } from '@praxiskit/auth-server';
import { type Finding, type Locale, lintPage, lintRecord, lintText } from '@praxiskit/compliance';
import { requestMailTexts } from '@praxiskit/contact-requests/server';
import { dayIn } from '@praxiskit/core';
import { mailTextsOf, siteWords } from '@praxiskit/web/records';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, type TestClient } from './support/client.ts';
import { anyDatabase, freshEnvironment, startTestNode, stopAll } from './support/node.ts';

let origin: string;
let guest: TestClient;
let staff: TestClient;

beforeAll(async () => {
  const node = await startTestNode(await freshEnvironment(anyDatabase));
  origin = node.url;
  guest = createClient(origin);
  staff = createClient(origin);
  await staff.signIn('staff@example.org');
});
afterAll(stopAll);

const locales: readonly Locale[] = ['de', 'en'];

/** As a list to mend from. The space in a doctor's name is the one that they have entered. */
const listed = (findings: readonly Finding[], where = '') =>
  findings
    .filter(({ rule, quote }) => rule !== 'no-break-space' || !/Dr\. med/.test(quote))
    .map(
      ({ rule, law, quote, message, ...at }) =>
        `${where} ${at.where}: „${quote}“ (${rule}, ${law?.de ?? at.locale}). ${message.de}`,
    );

describe('the texts of the site break no rule of advertising law', () => {
  it('every page of the sitemap and of accounts, in both languages', async () => {
    const { body } = await guest.get<string>('/sitemap.xml');
    const indexed = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
      address.slice(origin.length),
    );
    const others = ['/botox', '/login', '/signup', '/password-request', '/user', '/nichts-hier'];
    const soon = dayIn(Date.now() + 40 * 86_400_000);
    const days = ['de', 'en'].map((lang) => `/termin?tag=${soon}&lang=${lang}`);
    const plain = others.flatMap((path) => [path, `${path}?lang=en`]);
    const addresses = [...indexed, ...plain, ...days];
    expect(indexed.length).toBeGreaterThan(30);
    const kinds = {
      '/impressum': 'imprint',
      '/datenschutz': 'privacy',
      '/barrierefreiheit': 'accessibility',
    } as const;
    const found: string[] = [];
    for (const address of addresses) {
      const { body: html } = await guest.get<string>(address);
      expect(html, address).toContain('<main');
      const kind = kinds[address.split('?')[0] as keyof typeof kinds];
      found.push(...listed(lintPage(html, kind ? { kind } : {}), address));
    }
    expect(found).toEqual([]);
  });

  it('every text that the practice has written, beside the numbers of its treatment', async () => {
    interface Row {
      id: string;
      treatment_id?: string;
      amount?: string | null;
    }
    const rows = async (view: string) => (await staff.get<Row[]>(`/api/${view}/?limit=200`)).body;
    const prices = await rows('prices');
    const found: string[] = [];
    for (const view of ['treatments', 'prices', 'concerns', 'pages', 'practice']) {
      const records = await rows(view);
      expect(records.length, view).toBeGreaterThan(0);
      for (const record of records) {
        const own = prices.filter(
          ({ treatment_id, amount }) => treatment_id === record.id && amount,
        );
        const facts = {
          ...('facts' in record ? (record.facts as object) : {}),
          prices: own.map(({ amount }) => Number(amount)),
        };
        found.push(...listed(lintRecord(record, { facts }), view));
      }
    }
    expect(found).toEqual([]);
  });

  it.each(locales)('every message of the site and its packages in %s', async (locale) => {
    const { body } = await guest.get<object>(`/_i18n/${locale}/messages.json`);
    const texts = [...textsOf(body)];
    expect(texts.length).toBeGreaterThan(200);
    expect(texts.flatMap(([where, text]) => listed(lintText(text, { locale, where })))).toEqual([]);
  });

  it.each(locales)('every text that staff may change, with its default, in %s', (locale) => {
    const found = siteWords.flatMap(({ key, text }) =>
      listed(lintText(text[locale], { locale, where: key })),
    );
    expect(found).toEqual([]);
  });

  it.each(locales)('every mail in %s', async (locale) => {
    const ofRequests = Object.values(requestMailTexts).map((texts) => texts[locale]);
    const mails = [mailTextsOf([])(locale).letter, ...ofRequests, ...(await accountMails(locale))];
    const found = mails.flatMap(({ subject, text }) =>
      listed(lintText(`${subject}\n${text}`, { locale, where: subject })),
    );
    expect(found).toEqual([]);
  });
});

it('the consent to a request and the privacy policy name one period [Art. 13 GDPR]', async () => {
  for (const [query, period] of [
    ['', '180\u00a0Tagen'],
    ['?lang=en', '180\u00a0days'],
  ] as const) {
    for (const path of ['/', '/anfrage', '/datenschutz']) {
      expect((await guest.get<string>(path + query)).body, path).toContain(period);
    }
  }
});

it('a page in which a drug is named is found as a visitor gets it [§ 10 HWG]', async () => {
  const { body } = await guest.get<string>('/hyaluron');
  const planted = body.replace('</main>', '<p>Auch mit Bo<b>tox</b>.</p></main>');
  expect(listed(lintPage(planted)).join()).toMatch(/medicine-name, §\u00a010/);
});

function* textsOf(value: object, path = ''): Generator<[where: string, text: string]> {
  for (const [name, member] of Object.entries(value)) {
    if (typeof member === 'string') yield [`${path}${name}`, member];
    else if (member !== null && typeof member === 'object')
      yield* textsOf(member, `${path}${name}.`);
  }
}

// One that is missing here does not compile.
const linkPurposes: Readonly<Record<LinkPurpose, true>> = {
  'sign-in': true,
  'sign-up': true,
  password: true,
  email: true,
  invitation: true,
};
const noticeKinds: Readonly<Record<NoticeKind, true>> = {
  'new-device': true,
  'password-set': true,
  'password-changed': true,
  'password-asked': true,
  'email-change-requested': true,
  'email-changed': true,
  'deletion-requested': true,
  'deletion-undone': true,
  'factor-added': true,
  'factor-removed': true,
  'recovery-codes-made': true,
  'role-waiting': true,
  'role-given': true,
};

/** Written as the job writes them, to an address that has an account, and to one that has none. */
async function accountMails(locale: Locale) {
  const account = {
    id: 'a',
    email: 'anna@example.org',
    name: 'Anna',
    disabled: false,
    deletionAt: Date.now() + 1e9,
  };
  const mailsWhere = (hasAccount: boolean) =>
    createAccountMails({
      origin: new URL(origin),
      secret: 'a secret for tests that is long enough',
      store: {
        findById: async () => account,
        findLink: async (purpose: string) => ({
          id: purpose,
          purpose,
          email: account.email,
          locale,
          accountId: null,
          callbackUrl: null,
          expiresAt: Date.now() + 1e9,
        }),
        findByEmail: async () => (hasAccount ? account : null),
      } as unknown as Parameters<typeof createAccountMails>[0]['store'],
      frame: { name: 'Praxis Aurelia', footer: { de: [], en: [] }, hours: [], strip: [] },
    });
  const [known, unknown] = [mailsWhere(true), mailsWhere(false)];
  const links = Object.keys(linkPurposes).map((linkId) => ({ kind: 'link', linkId }) as const);
  const notices = (Object.keys(noticeKinds) as NoticeKind[]).map((kind) => ({
    kind,
    accountId: account.id,
    at: Date.now(),
    userAgent: 'Chrome',
    locale,
  }));
  const written = [...links, ...notices].map(async (mail) => {
    // To sign in, and for a new password, an address without an account gets nothing.
    const mails = await Promise.all([known.write(mail), unknown.write(mail)]);
    const sent = mails.filter((one) => one !== null);
    if (sent.length === 0) throw new Error(`Nothing was written: ${JSON.stringify(mail)}`);
    return sent;
  });
  return (await Promise.all(written)).flat();
}
