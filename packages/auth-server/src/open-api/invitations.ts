import { z } from 'zod';
import { accountParams } from '../fields.ts';
import {
  answer,
  describe,
  form,
  forms,
  invitation,
  invited,
  proofCode,
  urlAnswer,
} from './answers.ts';

export const invitationSchemas = {
  invitations: describe('Invitations that are not accepted yet, newest first', {
    response: { 200: answer('The invitations', z.array(invitation)) },
  }),
  invite: describe('Invites a person, who gets an account with these roles', {
    consumes: forms,
    body: form({
      email: z.string(),
      name: z.string(),
      roles: z.array(z.string()),
      ...proofCode,
    }),
    response: invited,
  }),
  resendInvitation: describe('Sends an invitation again, valid for seven days from now', {
    consumes: forms,
    params: z.toJSONSchema(accountParams),
    body: form(proofCode),
    response: invited,
  }),
  withdrawInvitation: describe('Withdraws an invitation', {
    consumes: forms,
    params: z.toJSONSchema(accountParams),
    body: form({}),
    response: { ...invited, 200: answer('Withdrawn: the page to go to', urlAnswer) },
  }),
};
