import { Checkbox, CheckboxGroup } from '@praxiskit/ui-kit';
import { useMessages } from '../messages/use-messages.ts';
import type { AccountsData } from './data.ts';
import { useRoleNames } from './role-names.ts';

/** Of `RolesField`. */
export interface RolesFieldProps {
  data: AccountsData;
  /** The roles that the account has. */
  current: readonly string[];
  /** The roles that were chosen in a form without scripts, which was refused. */
  chosen?: string | undefined;
  id: string;
  error?: string | undefined;
  isDisabled?: boolean;
}

/** The roles that an admin gives, each with what it opens. Others that the account has stay with it. */
export function RolesField(props: RolesFieldProps) {
  const { data, current, chosen, id, error, isDisabled = false } = props;
  const checked = chosen?.split(' ') ?? current;
  const { accounts } = useMessages();
  const { nameOf, opens } = useRoleNames();
  const kept = current.filter((role) => !data.roles.includes(role));
  const before = data.factors.hasSecondFactor ? accounts.proofBefore : accounts.factorBefore;
  return (
    <>
      {/* A form without any checked box has to say so, too. */}
      <input type="hidden" name="roles" value={kept.join(' ')} />
      <CheckboxGroup
        id={id}
        label={accounts.roles}
        help={isDisabled ? accounts.ownAccount : data.isProved ? undefined : before}
        error={error}
        isDisabled={isDisabled}
      >
        {data.roles.map((role) => (
          <Checkbox
            key={role}
            name="roles"
            value={role}
            label={nameOf(role)}
            help={opens(role)}
            defaultChecked={checked.includes(role)}
          />
        ))}
      </CheckboxGroup>
    </>
  );
}
