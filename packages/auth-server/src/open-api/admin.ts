import { z } from 'zod';
import { accountParams } from '../fields.ts';
import { answer, changed, describe, form, forms, grant, proofCode, urlAnswer } from './answers.ts';

export const adminSchemas = {
  grants: describe('Guarded roles that wait for a confirmation, oldest first', {
    response: { 200: answer('The roles that wait', z.array(grant)) },
  }),
  confirmRoles: describe('Confirms guarded roles that another admin has given to a third account', {
    consumes: forms,
    params: z.toJSONSchema(accountParams),
    body: form({ roles: z.array(z.string()), ...proofCode }),
    response: changed,
  }),
  refuseRoles: describe('Refuses guarded roles that another admin has given to a third account', {
    consumes: forms,
    params: z.toJSONSchema(accountParams),
    body: form({ roles: z.array(z.string()), ...proofCode }),
    response: {
      ...changed,
      200: answer('Refused', urlAnswer.extend({ refused: z.array(z.string()) })),
    },
  }),
  setRoles: describe(
    'Gives an account its roles; guarded roles wait for another user to confirm them',
    {
      consumes: forms,
      params: z.toJSONSchema(accountParams),
      body: form({ roles: z.array(z.string()), ...proofCode }),
      response: changed,
    },
  ),
  setState: describe('Disables an account, which signs it out, or lets it sign in again', {
    consumes: forms,
    params: z.toJSONSchema(accountParams),
    body: form({ disabled: z.boolean() }),
    response: changed,
  }),
  endAllSessions: describe('Signs an account out everywhere', {
    consumes: forms,
    params: z.toJSONSchema(accountParams),
    body: form({}),
    response: { ...changed, 200: answer('How many', urlAnswer.extend({ ended: z.number() })) },
  }),
  resetPassword: describe('Signs an account out; its next sign-in asks for a new password', {
    consumes: forms,
    params: z.toJSONSchema(accountParams),
    body: form({}),
    response: {
      ...changed,
      200: answer('Asked for', urlAnswer.extend({ password_change: z.literal(true) })),
    },
  }),
};
