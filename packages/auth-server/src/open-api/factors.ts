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

export const factorSchemas = {
  secondFactor: describe('The second step of signing in: a code of an app, or a recovery code', {
    consumes: forms,
    body: form(codeSchema.shape),
    response: { ...signedIn, 401: refused('Another code', 'CodeWrong'), 422: noCode },
  }),
  beginTotp: describe('A key for an app for codes; it is used after a first code is confirmed', {
    consumes: forms,
    body: form(factorSchema.shape),
    response: {
      ...signedIn,
      200: answer('The key', urlAnswer.extend({ secret: z.string(), uri: z.string() })),
    },
  }),
  confirmTotp: describe('Confirms the key by a code; returns recovery codes, shown only once', {
    consumes: forms,
    body: form(codeSchema.shape),
    response: { ...signedIn, 200: answer('Recovery codes', codesAnswer), 422: noCode },
  }),
  removeFactor: describe('Removes the codes of an app', {
    consumes: forms,
    body: form(factorSchema.shape),
    response: signedIn,
  }),
  recoveryCodes: describe('New recovery codes; the old ones no longer work', {
    consumes: forms,
    body: form(factorSchema.shape),
    response: { ...signedIn, 200: answer('Recovery codes', codesAnswer) },
  }),
  passkeyOptions: describe('Options for signing in by a passkey, for navigator.credentials.get', {
    consumes: forms,
    body: form({}),
    response: { 200: answer('The options', optionsAnswer), 403: signedIn[403] },
  }),
  passkey: describe('Signs in by a passkey', {
    consumes: forms,
    body: form({ credential: z.unknown() }),
    response: signedIn,
  }),
  newPasskeyOptions: describe('Options for a new passkey, for navigator.credentials.create', {
    consumes: forms,
    body: form(factorSchema.shape),
    response: { ...signedIn, 200: answer('The options', optionsAnswer) },
  }),
  addPasskey: describe('Adds a passkey; returns recovery codes if it is the first factor', {
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
