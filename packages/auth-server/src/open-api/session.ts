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
  logOut: describe('Ends the session; it takes no body', {
    response: {
      200: answer('Signed out: the address to go to', urlAnswer),
      403: refused('Not from a page of this site', 'MissingCSRF'),
    },
  }),
};
