import { Button, Field, Input } from '@praxiskit/ui-kit';
import { emailProblems } from '../form/email-problems.ts';
import { type Problem, Problems } from '../form/problems.tsx';
import { useMessages } from '../messages/use-messages.ts';
import type { OfficeData } from './data.ts';
import { Done } from './done.tsx';
import { OfficeFields } from './office-fields.tsx';
import { RolesField } from './roles-field.tsx';
import { useOfficeForm } from './use-office-form.ts';

const name = 'invite';

/** Somebody who is to work here gets a link to an account with these roles. */
export function InvitationForm({ data }: { data: OfficeData }) {
  const { office, common } = useMessages();
  const form = useOfficeForm({
    data,
    name,
    path: 'invitations',
    nextId: '',
    validate(fields) {
      const problems: Problem[] = [];
      if (String(fields.get('name') ?? '').trim() === '') {
        problems.push({ fieldId: 'name', message: office.nameMissing });
      }
      problems.push(...emailProblems(fields, common));
      if (fields.getAll('roles').join('') === '') {
        problems.push({ fieldId: 'invite-roles', name: 'roles', message: office.rolesMissing });
      }
      return problems;
    },
  });
  const { typed } = data;
  return (
    <section className="pk-office-part" aria-labelledby="invite">
      <h2 id="invite">{office.invite}</h2>
      <Done data={data} of={['invite', 'withdraw']} />
      <form {...form.props} key={data.state.done} className="pk-account-form">
        <Problems problems={form.errors} />
        <div className="pk-account-columns">
          <Field id="name" label={office.name} error={form.errorOf('name')}>
            <Input name="name" autoComplete="off" maxLength={160} defaultValue={typed.name} />
          </Field>
          <Field id="email" label={office.email} error={form.errorOf('email')}>
            <Input name="email" type="email" autoComplete="off" defaultValue={typed.email} />
          </Field>
        </div>
        <RolesField
          data={data}
          current={[]}
          id="invite-roles"
          error={form.errorOf('invite-roles')}
        />
        <OfficeFields form={form} data={data} />
        <div className="pk-account-actions">
          <Button type="submit" isBusy={form.busyPath !== null}>
            {office.inviteSubmit}
          </Button>
          <span className="pk-account-quiet">{office.inviteNote}</span>
        </div>
      </form>
    </section>
  );
}
