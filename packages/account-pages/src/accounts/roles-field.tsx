import { Checkbox, CheckboxGroup } from '@praxiskit/ui-kit';
import { useMessages } from '../messages/use-messages.ts';
import type { AccountsData } from './data.ts';
import { useRoleNames } from './role-names.ts';

export interface RolesFieldProps {
  data: AccountsData;
  current: readonly string[];
  /** The roles chosen in a refused form without scripts. */
  chosen?: string | undefined;
  id: string;
  error?: string | undefined;
  isDisabled?: boolean;
}

/** The roles that an admin can give, each with its rights. Other roles of the account stay unchanged. */
export function RolesField(props: RolesFieldProps) {
  const { data, current, chosen, id, error, isDisabled = false } = props;
  const checked = chosen?.split(' ') ?? current;
  const { accounts } = useMessages();
  const { nameOf, opens } = useRoleNames();
  const kept = current.filter((role) => !data.roles.includes(role));
  const before = data.factors.hasSecondFactor ? accounts.proofBefore : accounts.factorBefore;
  return (
    <>
      {/* A form without any checked box has to send that too. */}
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
