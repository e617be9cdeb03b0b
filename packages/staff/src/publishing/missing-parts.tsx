import { Link } from '@praxiskit/ui-kit';
import { counted } from '../messages/counted.ts';
import { useStaffTexts } from '../messages/use-staff-texts.ts';

/** A part that a record lacks before visitors may read it. */
export type MissingPart = { readonly name: string } & (
  | { readonly onGo: () => void; readonly href?: never }
  | { readonly href: string; readonly onGo?: never }
);

/** Where they are listed. */
const listId = 'staff-missing';

export const focusMissing = () => document.getElementById(listId)?.focus();

/** Beside the button that publishes: how much is missing. */
export function MissingCount({ count }: { count: number }) {
  const { editor } = useStaffTexts();
  if (count === 0) return null;
  return (
    <button type="button" className="pk-staff-missing-count" onClick={focusMissing}>
      {counted(count, editor.missingParts)}
    </button>
  );
}

/** Below a pane's head: each part by its name, as a way to where it is written. */
export function MissingParts({ parts }: { parts: readonly MissingPart[] }) {
  const { editor } = useStaffTexts();
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
          <li key={name}>
            {onGo ? (
              // No anchor: a site's motion would fade the field, and take the focus to what is around it.
              <button type="button" className="pk-staff-link" onClick={onGo}>
                {name}
              </button>
            ) : (
              <Link href={href}>{name}</Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
