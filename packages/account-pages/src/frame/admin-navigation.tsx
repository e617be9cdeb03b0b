import { useCurrent, useRoute } from '@praxiskit/pages/react';
import { Link } from '@praxiskit/ui-kit';
import { useMessages } from '../messages/use-messages.ts';
import { accountPaths } from '../paths.ts';

export interface AdminNavigationProps {
  /** The site's own pages for admins, after accounts and audit log. */
  more?: readonly { readonly href: string; readonly text: string }[];
  className?: string;
}

/** The navigation on the pages for admins; nothing on other pages. */
export function AdminNavigation({ more = [], className }: AdminNavigationProps) {
  const { accounts, audit } = useMessages();
  const current = useCurrent();
  const route = useRoute();
  const entries = [
    { href: accountPaths.accounts, text: accounts.title },
    { href: accountPaths.audit, text: audit.title },
    ...more,
  ];
  if (!entries.some(({ href }) => href === route?.path)) return null;
  return (
    <nav aria-label={accounts.role_admin} className={className}>
      {entries.map(({ href, text }) => (
        <Link key={href} href={href} variant="plain" {...current(href)}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
