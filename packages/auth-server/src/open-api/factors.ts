import { z } from 'zod';
import { codeSchema, factorSchema } from '../fields.ts';
import {
  answer,
  codesAnswer,
  describe,
  form,
  forms,
  noCode,
  optionsAnswer,
  refused,
  signedIn,
  urlAnswer,
} from './answers.ts';

/** Second factors. */
export const factorSchemas = {
  secondFactor: describe('The second step of signing in: a code of an app, or a recovery code', {
    consumes: forms,
    body: form(codeSchema.shape),
    response: { ...signedIn, 401: refused('Another code', 'CodeWrong'), 422: noCode },
  }),
  beginTotp: describe('A key for an app that shows codes; it counts once a code is confirmed', {
    consumes: forms,
    body: form(factorSchema.shape),
    response: {
      ...signedIn,
      200: answer('The key', urlAnswer.extend({ secret: z.string(), uri: z.string() })),
    },
  }),
  confirmTotp: describe('The app has the key; answers recovery codes, shown only now', {
    consumes: forms,
    body: form(codeSchema.shape),
    response: { ...signedIn, 200: answer('Recovery codes', codesAnswer), 422: noCode },
  }),
  removeFactor: describe('Removes the codes of an app', {
    consumes: forms,
    body: form(factorSchema.shape),
    response: signedIn,
  }),
  recoveryCodes: describe('New recovery codes; the old ones are worth nothing from then on', {
    consumes: forms,
    body: form(factorSchema.shape),
    response: { ...signedIn, 200: answer('Recovery codes', codesAnswer) },
  }),
  passkeyOptions: describe('What a passkey has to sign, for navigator.credentials.get', {
    consumes: forms,
    body: form({}),
    response: { 200: answer('The options', optionsAnswer), 403: signedIn[403] },
  }),
  passkey: describe('Signs in by a passkey', {
    consumes: forms,
    body: form({ credential: z.unknown() }),
    response: signedIn,
  }),
  newPasskeyOptions: describe('What a new passkey is made of, for navigator.credentials.create', {
    consumes: forms,
    body: form(factorSchema.shape),
    response: { ...signedIn, 200: answer('The options', optionsAnswer) },
  }),
  addPasskey: describe('Keeps a new passkey; answers recovery codes where it is the first factor', {
    consumes: forms,
    body: form({ credential: z.unknown(), name: z.string().optional() }),
    response: { ...signedIn, 200: answer('Its id', codesAnswer.extend({ id: z.string() })) },
  }),
  removePasskey: describe('Removes a passkey', {
    consumes: forms,
    body: form({ id: z.string(), ...factorSchema.shape }),
    response: signedIn,
  }),
};
