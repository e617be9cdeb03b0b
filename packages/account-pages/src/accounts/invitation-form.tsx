import { Button, Field, Input } from '@praxiskit/ui-kit';
import { emailProblems } from '../form/email-problems.ts';
import { type Problem, Problems } from '../form/problems.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { AccountFields } from './account-fields.tsx';
import type { AccountsData } from './data.ts';
import { Done } from './done.tsx';
import { RolesField } from './roles-field.tsx';
import { useAdminForm } from './use-admin-form.ts';

const name = 'invite';

/** Invites a new member of staff: a link to an account with these roles. */
export function InvitationForm({ data }: { data: AccountsData }) {
  const { accounts, common } = useMessages();
  const form = useAdminForm({
    data,
    name,
    path: 'invitations',
    nextId: '',
    validate(fields) {
      const problems: Problem[] = [];
      if (String(fields.get('name') ?? '').trim() === '') {
        problems.push({ fieldId: 'name', message: accounts.nameMissing });
      }
      problems.push(...emailProblems(fields, { ...common, emailMissing: accounts.emailMissing }));
      if (fields.getAll('roles').join('') === '') {
        problems.push({ fieldId: 'invite-roles', name: 'roles', message: accounts.rolesMissing });
      }
      return problems;
    },
  });
  const { typed } = data;
  return (
    <section className="pk-accounts-part" aria-labelledby="invite">
      <h2 id="invite">{accounts.invite}</h2>
      <Done data={data} of={['invite', 'withdraw']} />
      <form {...form.props} key={data.state.done} className="pk-account-form">
        <Problems problems={form.errors} />
        <div className="pk-account-columns">
          <Field id="name" label={accounts.name} error={form.errorOf('name')}>
            <Input name="name" autoComplete="off" maxLength={160} defaultValue={typed.name} />
          </Field>
          <Field id="email" label={accounts.email} error={form.errorOf('email')}>
            <Input name="email" type="email" autoComplete="off" defaultValue={typed.email} />
          </Field>
        </div>
        <RolesField
          data={data}
          current={[]}
          chosen={typed.email === undefined ? undefined : typed.roles}
          id="invite-roles"
          error={form.errorOf('invite-roles')}
        />
        <AccountFields form={form} data={data} />
        <div className="pk-account-actions">
          <Button type="submit" isBusy={form.busyPath !== null}>
            {accounts.inviteSubmit}
          </Button>
          <span className="pk-account-quiet">{accounts.inviteNote}</span>
        </div>
      </form>
    </section>
  );
}
