import { Link } from '@praxiskit/ui-kit';
import { counted } from '../messages/fill.ts';
import { useMessages } from '../messages/use-messages.ts';

/** What a record lacks before visitors may read it. */
export interface MissingPart {
  name: string;
  /** Where it is written: an id on this page, '#risks', or another room. */
  href: string;
  /** Takes the focus there; by default the link alone leads there. */
  onGo?: () => void;
}

/** Where they are listed. */
const listId = 'staff-missing';

export const focusMissing = () => document.getElementById(listId)?.focus();

/** Beside the button that publishes: how much is missing. */
export function MissingCount({ count }: { count: number }) {
  const { editor } = useMessages();
  if (count === 0) return null;
  return (
    <a
      href={`#${listId}`}
      className="pk-staff-missing-count"
      onClick={(event) => {
        event.preventDefault();
        focusMissing();
      }}
    >
      {counted(count, editor.missingParts)}
    </a>
  );
}

/** Below a pane's head: each part by its name, as a way to where it is written. */
export function MissingParts({ parts }: { parts: readonly MissingPart[] }) {
  const { editor } = useMessages();
  if (parts.length === 0) return null;
  return (
    <section
      id={listId}
      tabIndex={-1}
      aria-labelledby={`${listId}-title`}
      className="pk-staff-missing"
    >
      <p id={`${listId}-title`}>{editor.missingTitle}</p>
      <ul>
        {parts.map(({ name, href, onGo }) => (
          <li key={`${href} ${name}`}>
            {onGo ? (
              <a
                href={href}
                onClick={(event) => {
                  event.preventDefault();
                  onGo();
                }}
              >
                {name}
              </a>
            ) : (
              <Link href={href}>{name}</Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
