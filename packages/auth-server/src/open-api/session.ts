import { z } from 'zod';
import {
  answer,
  answering,
  changed,
  describe,
  form,
  forms,
  protection,
  refused,
  signedIn,
  urlAnswer,
} from './answers.ts';

const hex = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`));
const refusal = z.object({ code: z.literal('UNAUTHENTICATED'), message: z.string() });

export const sessionSchemas = {
  endSessions: describe('Ends a session of the user by its id; all others without one', {
    consumes: forms,
    body: form({ id: z.string().optional() }),
    response: { ...changed, 200: answer('How many', urlAnswer.extend({ ended: z.number() })) },
  }),
  unknown: describe('An unknown address', { hide: true }),
  signOut: describe('Ends the session', {
    consumes: forms,
    body: z.toJSONSchema(z.object({ ...protection, ...answering })),
    response: {
      200: answer('Signed out: the address to go to', urlAnswer),
      302: signedIn[302],
      403: signedIn[403],
    },
  }),
  storageKeys: describe('The keys that encrypt unsaved changes in the browser of this user', {
    response: {
      200: answer(
        'The first one encrypts, each of them decrypts; they are kept in memory only',
        z.object({ keys: z.array(z.object({ id: hex(16), key: hex(64) })) }),
      ),
      401: answer('No full session, or not of the user in `x-user-id`', refusal),
    },
  }),
  logOut: describe('Ends the session; it takes no body', {
    response: {
      200: answer('Signed out: the address to go to', urlAnswer),
      403: refused('Not from a page of this site', 'MissingCSRF'),
    },
  }),
};
