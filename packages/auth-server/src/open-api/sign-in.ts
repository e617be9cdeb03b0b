import { z } from 'zod';
import { choiceFields, linkUseSchema, mailSchema, renewalSchema, signUpFields } from '../fields.ts';
import { sessionSchema } from '../sessions/session.ts';
import {
  answer,
  byPassword,
  describe,
  enteredAnswer,
  form,
  forms,
  mailSent,
  provider,
  redirect,
  refused,
  refusedPassword,
  signedIn,
} from './answers.ts';

export const signInSchemas = {
  session: describe('The session of the caller; {} for a guest', {
    response: { 200: answer('The session', z.union([sessionSchema, z.strictObject({})])) },
  }),
  providers: describe('The ways to sign in', {
    response: { 200: answer('By their id', z.record(z.string(), provider)) },
  }),
  csrf: describe('The token that forms send, and its cookie', {
    response: { 200: answer('The token', z.object({ csrfToken: z.string() })) },
  }),
  signInPage: describe('Redirects to the page for signing in', {
    querystring: z.toJSONSchema(z.object({ callbackUrl: z.string().optional() })),
    response: { 302: redirect('To that page') },
  }),
  errorPage: describe(
    'Redirects to the page for signing in, which says that something went wrong',
    {
      response: { 302: redirect('To that page') },
    },
  ),
  callback: describe('Signs in by password', {
    consumes: forms,
    body: z.toJSONSchema(byPassword),
    response: signedIn,
  }),
  signIn: describe('The same, by the address of the provider', {
    consumes: forms,
    body: z.toJSONSchema(byPassword),
    response: signedIn,
  }),
  emailSignIn: describe('Signs in by a link sent by e-mail', {
    consumes: forms,
    body: form(mailSchema.shape),
    response: mailSent,
  }),
  passwordRequest: describe('Sends a link for choosing a new password', {
    consumes: forms,
    body: form(mailSchema.shape),
    response: mailSent,
  }),
  signUp: describe('Signs up: the account is made once its address is confirmed', {
    consumes: forms,
    body: form(signUpFields.shape),
    response: { ...mailSent, 422: refusedPassword },
  }),
  linkPage: describe('The page that a link leads to; it asks for a confirmation', {
    querystring: z.toJSONSchema(z.object({ token: z.string(), email: z.string() })),
    response: { 200: { description: 'The page', content: { 'text/html': { schema: {} } } } },
  }),
  useLink: describe('Uses a link', {
    consumes: forms,
    body: form(linkUseSchema.shape),
    response: {
      ...signedIn,
      401: refused('Used, expired, replaced, or no link', 'Verification'),
      409: refused('An invitation for an address that has an account', 'AccountThere'),
    },
  }),
  renewLink: describe('Sends a new link in place of the link of a mail, or of the last one', {
    consumes: forms,
    body: form(renewalSchema.partial().shape),
    response: { ...mailSent, 401: refused('No link of ours', 'Verification') },
  }),
  choosePassword: describe(
    'Chooses a new password, with a name for an account without one, and ends all other sessions',
    {
      consumes: forms,
      body: form(choiceFields.shape),
      response: {
        ...signedIn,
        200: answer(
          'Chosen: the address to go to, and how many other sessions it has ended',
          enteredAnswer.extend({ ended: z.number() }),
        ),
        422: refusedPassword,
      },
    },
  ),
};
