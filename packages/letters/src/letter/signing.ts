import { effectiveRoles, type RoleRules, usualRoles } from '@praxiskit/auth-server';
import { User } from '@praxiskit/auth-server/mikro-orm';
import type { Viewer } from '@praxiskit/core/fastify';
import { type HookContext, type HookValues, RecordServerError } from '@praxiskit/record-server';
import type { Letter } from './letter.entity.ts';
import { fieldMessages } from './messages.ts';

export interface LetterRoles {
  /** Works in the practice, at the desk or as a doctor. */
  isStaff(viewer: Viewer | null): boolean;
  isDoctor(viewer: Viewer | null): boolean;
  /** The rules of the accounts' roles; by default those of auth-server. */
  readonly roleRules?: RoleRules | undefined;
}

type Values = HookValues<Letter>;
type Context = Pick<HookContext<Letter>, 'before' | 'viewer' | 'em' | 'locale'>;

/**
 * Who signs a letter can do so whenever it gets another author or circle, and when it is to be signed or sent: a
 * doctor, or the desk in a letter of its circle that waits for no signature. The desk begins letters in its own
 * name, and gives letters to doctors; it becomes the author of no letter that is there.
 *
 * @throws RecordServerError VALIDATION_FAILED of `author_id`
 */
export async function ensureAuthor(
  values: Values,
  { before, viewer, em, locale }: Context,
  { isStaff, isDoctor, roleRules = usualRoles }: LetterRoles,
): Promise<void> {
  const { author_id, status, circle } = values;
  const isGiven = author_id !== before?.author_id;
  const isStep = status !== before?.status && (status === 'ready' || status === 'sending');
  if (!isGiven && !isStep && circle === before?.circle) return;
  const isOwn = before === null && author_id === viewer?.id;
  const isByDesk = isGiven && !isOwn && !isDoctor(viewer);
  const isForDoctor = status === 'ready' || circle === 'doctors' || isByDesk;
  if (author_id) {
    const user = await findAccount(em, author_id);
    const author = user && viewerOf(user, roleRules);
    if (isForDoctor ? isDoctor(author) : isStaff(author)) return;
  } else if (!isByDesk) {
    // Sending says itself that the author is missing.
    return;
  }
  const message = isForDoctor ? fieldMessages.signer : fieldMessages.staff;
  throw RecordServerError.ofField('author_id', message[locale]);
}

const findAccount = (em: Context['em'], id: unknown) =>
  em.findOne(User, { id: String(id), disabledAt: null }, { refresh: true });

/**
 * The sender with the rights of this moment: while the letter is printed, an account may lose roles, or be disabled.
 *
 * @throws RecordServerError UNAUTHENTICATED for a disabled account, NOT_FOUND for a letter that the sender may not
 * write any more
 */
export async function findSender(
  { before, viewer, em }: Context,
  { isStaff, isDoctor, roleRules = usualRoles }: LetterRoles,
): Promise<Viewer> {
  const user = viewer && (await findAccount(em, viewer.id));
  if (!user) throw new RecordServerError('UNAUTHENTICATED');
  const { roles } = viewerOf(user, roleRules);
  // A session may have fewer than its account.
  const sender = { ...viewer, roles: viewer.roles.filter((role) => roles.includes(role)) };
  const isKnown = before?.circle === 'desk' ? isStaff(sender) : isDoctor(sender);
  if (!isKnown) throw new RecordServerError('NOT_FOUND');
  return sender;
}

const viewerOf = ({ id, email, name, roles }: User, rules: RoleRules): Viewer => ({
  id,
  email,
  name,
  roles: effectiveRoles(roles, rules),
});

/**
 * A letter is sent by a doctor, or by its author: of before this write, too, so that sending makes no other user
 * its author.
 *
 * @throws RecordServerError VALIDATION_FAILED of `status`
 */
export function ensureSender(
  { author_id }: Values,
  { before, viewer, locale }: Context,
  { isDoctor }: LetterRoles,
): void {
  const isAuthor = viewer?.id === before?.author_id && viewer?.id === author_id;
  if (isDoctor(viewer) || isAuthor) return;
  throw RecordServerError.ofField('status', fieldMessages.author[locale]);
}
