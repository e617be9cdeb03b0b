import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Entry } from '../completion/completion.ts';
import { codeSchema } from '../fields.ts';
import { isRefusal, type Refusal } from '../methods/refusal.ts';
import { open } from '../open-api/schemas.ts';
import type { RouteParts } from '../parts.ts';
import { fieldsOf } from '../protocol/answer.ts';
import { parseCallbackUrl } from '../protocol/origin.ts';
import { usualRoles } from '../roles/role-rules.ts';
import type { Doors } from './doors.ts';

/** What every form on accounts of others does before and after its own work. */
export interface AdminForms {
  /** The route's schema with its access rule: admins, where `FormPlace` names no other roles. */
  forAdmins<Schema extends object>(
    schema: Schema,
  ): Omit<ReturnType<typeof open<Schema>>, 'config'> & { config: { access: string[] } };
  /**
   * Does it, and leads to where the form says, or to the forms' own page. A code that came along proves
   * who it is anew first, so that one form both asks for it and does what was wanted.
   */
  run(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (entry: Entry) => Promise<object>,
  ): Promise<FastifyReply>;
  /** A field that is missing, or not as it has to be; `fields` are their names. */
  refuseFields(
    request: FastifyRequest,
    reply: FastifyReply,
    fields?: readonly string[],
  ): FastifyReply;
}

/** Who may send the forms, and the page that they are on. */
export interface FormPlace {
  readonly roles: readonly string[];
  readonly page: string;
}

export function createAdminForms(
  parts: RouteParts,
  doors: Doors,
  place: Partial<FormPlace> = {},
): AdminForms {
  const { options, pages, answers, secondFactor } = parts;
  const { roles = [(options.roles ?? usualRoles).admin], page = pages.admin } = place;

  async function enter(request: FastifyRequest): Promise<Entry | Refusal> {
    const entry = doors.entryOf(request);
    const code = codeSchema.safeParse(fieldsOf(request)).data?.code.trim() ?? '';
    return code === '' ? entry : secondFactor.renew(entry, code, doors.ticketOf(request));
  }

  return {
    forAdmins: (schema) => ({ ...open(schema), config: { access: [...roles] } }),
    async run(request, reply, work) {
      if (doors.refusesForgery(request, reply, page)) return reply;
      const entry = await enter(request);
      const result = isRefusal(entry) ? entry : await work(entry);
      if (isRefusal(result)) return doors.refuse(request, reply, result, { page });
      const url = parseCallbackUrl(fieldsOf(request).callbackUrl, options.origin);
      return doors.tell(request, reply, result, url ?? page);
    },
    refuseFields: (request, reply, fields = []) =>
      answers.refuse(request, reply, { status: 422, error: 'FieldsInvalid', fields, page }),
  };
}
