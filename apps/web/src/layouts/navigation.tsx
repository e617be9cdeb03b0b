import { useCurrent, useSession, useText } from '@praxiskit/pages/react';
import { Link } from '@praxiskit/ui-kit';

export interface NavigationEntry {
  href: string;
  text: string;
}

interface NavigationLinksProps {
  entries: readonly NavigationEntry[];
  /** Marks the link to the shown page. */
  marksCurrent?: boolean;
}

export function NavigationLinks({ entries, marksCurrent = false }: NavigationLinksProps) {
  const current = useCurrent();
  return entries.map(({ href, text }) => (
    <Link key={href} href={href} variant="plain" {...(marksCurrent ? current(href) : {})}>
      {text}
    </Link>
  ));
}

/** The areas of the practice that the user's roles open. */
export function useAreas(): NavigationEntry[] {
  const t = useText();
  const roles = useSession()?.user.data.roles ?? [];
  const isAdmin = roles.includes('admin');
  return [
    ...(isAdmin || roles.includes('staff') ? [{ href: '/staff', text: t('nav.staff') }] : []),
    ...(isAdmin ? [{ href: '/admin', text: t('nav.admin') }] : []),
  ];
}
