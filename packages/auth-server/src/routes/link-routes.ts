import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { linkUseSchema, mailSchema, renewalSchema, signUpSchema } from '../fields.ts';
import { normalisePassword } from '../methods/password/password-rules.ts';
import { isRefusal } from '../methods/refusal.ts';
import { open, schemas } from '../open-api/schemas.ts';
import type { RouteParts } from '../parts.ts';
import { fieldsOf } from '../protocol/answer.ts';
import { base } from '../protocol/base.ts';
import { parseCallbackUrl } from '../protocol/origin.ts';
import { wrongFields } from '../protocol/wrong-fields.ts';
import type { LinkPurpose } from '../store/link.ts';
import type { Doors } from './doors.ts';
import { linkPagePolicy, writeLinkPage } from './link-page.ts';

/** Links by e-mail: for signing in, for signing up, and for a new password. */
export function addLinkRoutes(app: FastifyInstance, parts: RouteParts, doors: Doors): void {
  const { options, pages, names, answers, links, linkSecrets } = parts;
  const { hasher, checkNewPassword, newPasswords } = parts;

  const linkPageOf = (parameters: { token: string; email: string }) => ({
    page: `${base}/callback/email`,
    parameters,
  });
  const mailboxOf = (purpose: LinkPurpose) =>
    purpose === 'sign-up' ? pages.signUpMailbox : pages.mailbox;

  /** `purpose` for whoever has the address, or nobody: the answer tells nothing. */
  async function requestLink(
    request: FastifyRequest,
    reply: FastifyReply,
    purpose: 'sign-in' | 'password',
    page: string,
  ) {
    if (!options.store.sendsMails) {
      return answers.refuse(request, reply, { status: 400, error: 'EmailSignin', page });
    }
    doors.rememberCallback(request, reply);
    const { data, error: wrong } = mailSchema.safeParse(fieldsOf(request));
    if (wrong) {
      const fields = wrongFields(wrong);
      return answers.refuse(request, reply, { status: 422, error: 'EmailSignin', fields, page });
    }
    const ticket = doors.ticketOf(request);
    const askedIds = linkSecrets.idsOfCookie(request.cookies[names.mailbox]);
    const wanted = { purpose, ...data, ticket, askedIds };
    const asked = await links.request(doors.entryOf(request), wanted);
    return isRefusal(asked)
      ? doors.refuse(request, reply, asked, { page })
      : doors.await(request, reply, asked.linkId, pages.mailbox);
  }

  app.post(`${base}/signin/email`, open(schemas.emailSignIn), async (request, reply) => {
    if (doors.refusesForgery(request, reply)) return reply;
    return requestLink(request, reply, 'sign-in', pages.signIn);
  });

  // The specification's own form: JSON, which a page of another site cannot send [R8.5].
  app.post(`${base}/email/signin/email`, open(schemas.emailSignIn), async (request, reply) => {
    const isJson = request.headers['content-type']?.startsWith('application/json') === true;
    if (!isJson && doors.refusesForgery(request, reply)) return reply;
    return requestLink(request, reply, 'sign-in', pages.signIn);
  });

  app.post(`${base}/password/request`, open(schemas.passwordRequest), async (request, reply) => {
    if (doors.refusesForgery(request, reply, pages.passwordRequest)) return reply;
    return requestLink(request, reply, 'password', pages.passwordRequest);
  });

  app.post(`${base}/signup`, open(schemas.signUp), async (request, reply) => {
    const page = pages.signUp;
    if (doors.refusesForgery(request, reply, page)) return reply;
    if (!options.store.sendsMails) {
      return answers.refuse(request, reply, { status: 400, error: 'Refused', page });
    }
    doors.rememberCallback(request, reply);
    const { data, error: wrong } = signUpSchema.safeParse(fieldsOf(request));
    if (wrong) {
      const fields = wrongFields(wrong);
      return answers.refuse(request, reply, { status: 422, error: 'FieldsInvalid', fields, page });
    }
    const { name, person, email, password } = data;
    const entry = doors.entryOf(request);
    const ticket = doors.ticketOf(request);
    const askedIds = linkSecrets.idsOfCookie(request.cookies[names.mailbox]);
    const wanted = { purpose: 'sign-up', email, name, person, ticket, askedIds } as const;
    const early = await links.foresee(entry, wanted);
    if (early) return doors.refuse(request, reply, early, { page });
    const hashed = await newPasswords.run(entry.caller.address, async () => {
      const problem = await checkNewPassword(password, { words: [name, email], hasFactor: false });
      return problem ?? { passwordHash: await hasher.hash(normalisePassword(password)) };
    });
    if (isRefusal(hashed)) return doors.refuse(request, reply, hashed, { page });
    const asked = await links.request(entry, { ...wanted, ...hashed });
    return isRefusal(asked)
      ? doors.refuse(request, reply, asked, { page })
      : doors.await(request, reply, asked.linkId, pages.signUpMailbox);
  });

  // Shows, and consumes nothing: scanners of mails open every link.
  app.get(`${base}/callback/email`, open(schemas.linkPage), async (request, reply) => {
    // Nobody is told the address, which holds the token. With 'no-referrer' the browser would send the
    // page's own form with `Origin: null`, as a stranger's.
    reply.header('referrer-policy', 'strict-origin');
    if (options.linkPage) return options.linkPage(request, reply);
    const given = new URLSearchParams(request.url.split('?')[1] ?? '');
    const page = await writeLinkPage(request.accounts, {
      token: given.get('token') ?? '',
      email: given.get('email') ?? '',
      callbackUrl: parseCallbackUrl(given.get('callbackUrl'), options.origin),
      error: given.get('error'),
      locale: options.locale?.(request) ?? 'de',
      signInPath: pages.signIn,
    });
    reply.header('content-security-policy', linkPagePolicy);
    return reply.type('text/html; charset=utf-8').send(page);
  });

  app.post(`${base}/callback/email`, open(schemas.useLink), async (request, reply) => {
    if (doors.refusesForgery(request, reply)) return reply;
    const { data } = linkUseSchema.safeParse(fieldsOf(request));
    if (data === undefined) {
      return answers.refuse(request, reply, { status: 401, error: 'Verification' });
    }
    const { token, email, code = null } = data;
    const askedIds = linkSecrets.idsOfCookie(request.cookies[names.mailbox]);
    const opened = await links.use(doors.entryOf(request), { token, email, askedIds, code });
    if (!isRefusal(opened)) return doors.enter(request, reply, opened);
    return doors.refuse(request, reply, opened, linkPageOf({ token, email }));
  });

  app.post(`${base}/link/again`, open(schemas.renewLink), async (request, reply) => {
    if (doors.refusesForgery(request, reply)) return reply;
    const fields = fieldsOf(request);
    const { data = null } = renewalSchema.safeParse(fields);
    // The page of the mailbox has neither: its cookie says which link is meant.
    const isOfMail = fields.token !== undefined || fields.email !== undefined;
    if (isOfMail && data === null) {
      return answers.refuse(request, reply, { status: 401, error: 'Verification' });
    }
    const askedIds = linkSecrets.idsOfCookie(request.cookies[names.mailbox]);
    const ticket = doors.ticketOf(request);
    const sent = await links.renew(doors.entryOf(request), { sent: data, askedIds, ticket });
    if (!isRefusal(sent)) {
      // The same page as before: it says that another mail is on its way.
      return doors.await(request, reply, sent.linkId, `${mailboxOf(sent.purpose)}?again=1`);
    }
    if (data) return doors.refuse(request, reply, sent, linkPageOf(data));
    const mailbox = await request.accounts.mailbox();
    const page = mailboxOf(mailbox?.purpose ?? 'sign-in');
    return doors.refuse(request, reply, sent, { page });
  });
}
