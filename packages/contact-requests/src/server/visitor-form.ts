import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestState } from '../request/form-state.ts';
import { emptyRequest } from '../request/request.ts';
import { createStateSeal } from './sealed-state.ts';
import type { Stamps } from './stamp.ts';

/** The form of one visitor, for the page that shows it. */
export interface VisitorForm {
  readonly keptDays: number;
  /** The visitor's form as it was sent last, with a stamp; an empty one where none was. */
  state(): RequestState;
}

const COOKIE = 'contact-request';
const KEPT_S = 10 * 60;
/** Browsers keep cookies of up to 4096 bytes, name and attributes included. */
const LONGEST_COOKIE = 3900;

/**
 * Keeps a form that was sent without scripts in a sealed cookie of ten minutes: addresses hold no personal
 * data, for they are logged, and no table holds a form that was not sent yet.
 */
export function createVisitorForms(parts: {
  secret: string;
  stamps: Stamps;
  keptDays: number;
  origin: URL;
}) {
  const { stamps, keptDays, origin } = parts;
  const seal = createStateSeal(parts.secret);
  const attributes = {
    path: '/',
    httpOnly: true,
    maxAge: KEPT_S,
    sameSite: 'lax',
    secure: origin.protocol === 'https:',
  } as const;

  function read(request: FastifyRequest): RequestState | null {
    const opened = seal.open(request.cookies[COOKIE] ?? '');
    return opened === null ? null : (JSON.parse(opened) as RequestState);
  }

  return {
    of: (request: FastifyRequest): VisitorForm => ({
      keptDays,
      state() {
        const last = read(request);
        if (last?.kind === 'sent') return last;
        const empty = { kind: 'form', values: emptyRequest, problems: [], notice: null } as const;
        return { ...(last ?? empty), stamp: last?.stamp ?? stamps.make() };
      },
    }),
    keep(reply: FastifyReply, state: RequestState): void {
      const whole = seal.seal(JSON.stringify(state));
      // What does not fit is typed again; why it came back is still said.
      const sealed =
        whole.length <= LONGEST_COOKIE
          ? whole
          : seal.seal(JSON.stringify({ ...state, values: emptyRequest }));
      reply.setCookie(COOKIE, sealed, attributes);
    },
  };
}
