import { useMessages } from '../messages/use-messages.ts';

/** Roles in words; one that the texts do not know is called as the site has it. */
export function useRoleNames() {
  const { accounts } = useMessages();
  const texts: Readonly<Record<string, string | undefined>> = accounts;
  const nameOf = (role: string) => texts[`role_${role}`] ?? role;
  return {
    nameOf,
    /** What it opens; undefined for a role that the texts do not know. */
    opens: (role: string) => texts[`opens_${role}`],
    list: (roles: readonly string[]) => roles.map(nameOf).join(', ') || '–',
  };
}
