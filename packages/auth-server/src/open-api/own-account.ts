import { z } from 'zod';
import { emailChangeSchema, factorSchema } from '../fields.ts';
import {
  answer,
  describe,
  form,
  forms,
  mailSent,
  redirect,
  refused,
  signedIn,
  urlAnswer,
} from './answers.ts';

export const ownAccountSchemas = {
  deletion: describe('Deletes the account in 14 days; signing in before then cancels it', {
    consumes: forms,
    body: form(factorSchema.shape),
    response: {
      ...signedIn,
      200: answer(
        'Signed out everywhere: the page to go to, and when it is deleted',
        urlAnswer.extend({ deletion_at: z.iso.datetime() }),
      ),
      401: refused('The last proof is older than ten minutes: send the password', 'ProofOld'),
      409: refused('There is always an admin', 'LastAdmin'),
    },
  }),
  export: describe('The stored data of the account, as a file', {
    response: {
      200: answer('The file', z.looseObject({ exported_at: z.iso.datetime() })),
      302: redirect('For a browser: the page that says what is missing'),
      401: refused('The last proof is older than ten minutes', 'ProofOld'),
      403: signedIn[403],
    },
  }),
  changeEmail: describe('Sends a link to another address; the link changes the account’s address', {
    consumes: forms,
    body: form(emailChangeSchema.shape),
    response: { ...mailSent, 401: refused('The last proof is too old', 'ProofOld') },
  }),
};
