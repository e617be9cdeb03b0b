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
import type { FormReplies } from './form-replies.ts';
import { linkPagePolicy, writeLinkPage } from './link-page.ts';

/** Links by e-mail: for signing in, for signing up, and for a new password. */
export function addLinkRoutes(app: FastifyInstance, parts: RouteParts, replies: FormReplies): void {
  const { options, pages, names, answers, links, linkSecrets } = parts;
  const { hasher, checkNewPassword, newPasswords } = parts;

  const linkPageOf = (parameters: { token: string; email: string }) => ({
    page: `${base}/callback/email`,
    parameters,
  });
  const mailboxOf = (purpose: LinkPurpose) =>
    purpose === 'sign-up' ? pages.signUpMailbox : pages.mailbox;

  /** Sends the link, if the address has an account. The response is the same in both cases. */
  async function requestLink(
    request: FastifyRequest,
    reply: FastifyReply,
    purpose: 'sign-in' | 'password',
    page: string,
  ) {
    if (!options.store.sendsMails) {
      return answers.refuse(request, reply, { status: 400, error: 'EmailSignin', page });
    }
    replies.rememberCallback(request, reply);
    const { data, error: wrong } = mailSchema.safeParse(fieldsOf(request));
    if (wrong) {
      const fields = wrongFields(wrong);
      return answers.refuse(request, reply, { status: 422, error: 'EmailSignin', fields, page });
    }
    const retryToken = replies.retryTokenOf(request);
    const askedIds = linkSecrets.idsOfCookie(request.cookies[names.mailbox]);
    const wanted = { purpose, ...data, retryToken, askedIds };
    const asked = await links.request(replies.entryOf(request), wanted);
    return isRefusal(asked)
      ? replies.refuse(request, reply, asked, { page })
      : replies.awaitLink(request, reply, asked.linkId, pages.mailbox);
  }

  app.post(`${base}/signin/email`, open(schemas.emailSignIn), async (request, reply) => {
    if (replies.refusesForgery(request, reply)) return reply;
    return requestLink(request, reply, 'sign-in', pages.signIn);
  });

  // The JSON form of the specification, which a page of another site cannot send [R8.5].
  app.post(`${base}/email/signin/email`, open(schemas.emailSignIn), async (request, reply) => {
    const isJson = request.headers['content-type']?.startsWith('application/json') === true;
    if (!isJson && replies.refusesForgery(request, reply)) return reply;
    return requestLink(request, reply, 'sign-in', pages.signIn);
  });

  app.post(`${base}/password/request`, open(schemas.passwordRequest), async (request, reply) => {
    if (replies.refusesForgery(request, reply, pages.passwordRequest)) return reply;
    return requestLink(request, reply, 'password', pages.passwordRequest);
  });

  app.post(`${base}/signup`, open(schemas.signUp), async (request, reply) => {
    const page = pages.signUp;
    if (replies.refusesForgery(request, reply, page)) return reply;
    if (!options.store.sendsMails) {
      return answers.refuse(request, reply, { status: 400, error: 'Refused', page });
    }
    replies.rememberCallback(request, reply);
    const { data, error: wrong } = signUpSchema.safeParse(fieldsOf(request));
    if (wrong) {
      const fields = wrongFields(wrong);
      return answers.refuse(request, reply, { status: 422, error: 'FieldsInvalid', fields, page });
    }
    const { name, person, email, password } = data;
    const entry = replies.entryOf(request);
    const retryToken = replies.retryTokenOf(request);
    const askedIds = linkSecrets.idsOfCookie(request.cookies[names.mailbox]);
    const wanted = { purpose: 'sign-up', email, name, person, retryToken, askedIds } as const;
    const early = await links.foresee(entry, wanted);
    if (early) return replies.refuse(request, reply, early, { page });
    const hashed = await newPasswords.run(entry.caller.address, async () => {
      const problem = await checkNewPassword(password, { words: [name, email], hasFactor: false });
      return problem ?? { passwordHash: await hasher.hash(normalisePassword(password)) };
    });
    if (isRefusal(hashed)) return replies.refuse(request, reply, hashed, { page });
    const asked = await links.request(entry, { ...wanted, ...hashed });
    return isRefusal(asked)
      ? replies.refuse(request, reply, asked, { page })
      : replies.awaitLink(request, reply, asked.linkId, pages.signUpMailbox);
  });

  // Only shows a page and uses up no link: mail scanners open every link.
  app.get(`${base}/callback/email`, open(schemas.linkPage), async (request, reply) => {
    // The address contains the token, so no other site may see it. With 'no-referrer' the browser would send
    // the page's own form with `Origin: null`, like a foreign form.
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
    if (replies.refusesForgery(request, reply)) return reply;
    const { data } = linkUseSchema.safeParse(fieldsOf(request));
    if (data === undefined) {
      return answers.refuse(request, reply, { status: 401, error: 'Verification' });
    }
    const { token, email, code = null } = data;
    const askedIds = linkSecrets.idsOfCookie(request.cookies[names.mailbox]);
    const opened = await links.use(replies.entryOf(request), { token, email, askedIds, code });
    if (!isRefusal(opened)) return replies.enter(request, reply, opened);
    return replies.refuse(request, reply, opened, linkPageOf({ token, email }));
  });

  app.post(`${base}/link/again`, open(schemas.renewLink), async (request, reply) => {
    if (replies.refusesForgery(request, reply)) return reply;
    const fields = fieldsOf(request);
    const { data = null } = renewalSchema.safeParse(fields);
    // The mailbox page sends neither: its cookie says which link is meant.
    const isOfMail = fields.token !== undefined || fields.email !== undefined;
    if (isOfMail && data === null) {
      return answers.refuse(request, reply, { status: 401, error: 'Verification' });
    }
    const askedIds = linkSecrets.idsOfCookie(request.cookies[names.mailbox]);
    const retryToken = replies.retryTokenOf(request);
    const sent = await links.renew(replies.entryOf(request), { sent: data, askedIds, retryToken });
    if (!isRefusal(sent)) {
      // The same page as before: it says that another mail was sent.
      return replies.awaitLink(request, reply, sent.linkId, `${mailboxOf(sent.purpose)}?again=1`);
    }
    if (data) return replies.refuse(request, reply, sent, linkPageOf(data));
    const mailbox = await request.accounts.mailbox();
    const page = mailboxOf(mailbox?.purpose ?? 'sign-in');
    return replies.refuse(request, reply, sent, { page });
  });
}
