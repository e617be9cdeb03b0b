import { useMessages } from '../messages/use-messages.ts';

/** Roles in words; a role without a text keeps its id. */
export function useRoleNames() {
  const { accounts } = useMessages();
  const texts: Readonly<Record<string, string | undefined>> = accounts;
  const nameOf = (role: string) => texts[`role_${role}`] ?? role;
  return {
    nameOf,
    opens: (role: string) => texts[`opens_${role}`],
    list: (roles: readonly string[]) => roles.map(nameOf).join(', ') || '–',
  };
}
