import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Entry } from '../completion/completion.ts';
import { codeSchema } from '../fields.ts';
import { isRefusal, type Refusal } from '../methods/refusal.ts';
import { open } from '../open-api/schemas.ts';
import type { RouteParts } from '../parts.ts';
import { fieldsOf } from '../protocol/answer.ts';
import { parseCallbackUrl } from '../protocol/origin.ts';
import { usualRoles } from '../roles/role-rules.ts';
import type { FormReplies } from './form-replies.ts';

/** The common steps of every form on other users' accounts. */
export interface AdminForms {
  /** The route's schema with its access rule: for admins, unless `FormPlace` names other roles. */
  forAdmins<Schema extends object>(
    schema: Schema,
  ): Omit<ReturnType<typeof open<Schema>>, 'config'> & { config: { access: string[] } };
  /**
   * Runs the action, then leads to where the form says, or to the page of the forms. A code in the form is
   * checked first, so that one form can prove the admin and run the action.
   */
  run(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (entry: Entry) => Promise<object>,
  ): Promise<FastifyReply>;
  /** Refuses missing or invalid fields; `fields` are their names. */
  refuseFields(
    request: FastifyRequest,
    reply: FastifyReply,
    fields?: readonly string[],
  ): FastifyReply;
}

export interface FormPlace {
  readonly roles: readonly string[];
  readonly page: string;
}

export function createAdminForms(
  parts: RouteParts,
  replies: FormReplies,
  place: Partial<FormPlace> = {},
): AdminForms {
  const { options, pages, answers, secondFactor } = parts;
  const { roles = [(options.roles ?? usualRoles).admin], page = pages.admin } = place;

  async function enter(request: FastifyRequest): Promise<Entry | Refusal> {
    const entry = replies.entryOf(request);
    const code = codeSchema.safeParse(fieldsOf(request)).data?.code.trim() ?? '';
    return code === '' ? entry : secondFactor.renew(entry, code, replies.retryTokenOf(request));
  }

  return {
    forAdmins: (schema) => ({ ...open(schema), config: { access: [...roles] } }),
    async run(request, reply, work) {
      if (replies.refusesForgery(request, reply, page)) return reply;
      const entry = await enter(request);
      const result = isRefusal(entry) ? entry : await work(entry);
      if (isRefusal(result)) return replies.refuse(request, reply, result, { page });
      const url = parseCallbackUrl(fieldsOf(request).callbackUrl, options.origin);
      return replies.proceed(request, reply, result, url ?? page);
    },
    refuseFields: (request, reply, fields = []) =>
      answers.refuse(request, reply, { status: 422, error: 'FieldsInvalid', fields, page }),
  };
}
