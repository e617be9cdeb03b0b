import { Link } from '@praxiskit/ui-kit';
import { useContext } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { useSectionTitles } from './account-section.tsx';
import { SectionsContext } from './sections.ts';

export function CoreNavigation() {
  const { account } = useMessages();
  const sections = useContext(SectionsContext);
  const titles = useSectionTitles();
  return (
    <nav className="pk-account-core" aria-label={account.sections}>
      <ol>
        {sections.map((name, index) => (
          <li key={name} data-section={name}>
            <Link href={`#${name}`} variant="plain">
              <span aria-hidden="true">{index + 1}</span> {titles[name]}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
