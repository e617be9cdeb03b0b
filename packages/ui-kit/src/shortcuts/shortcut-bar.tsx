import { Kbd } from './kbd.tsx';
import { useShortcutList } from './shortcuts-context.tsx';

/** The keys that act on what is shown, in as many lines as they need. Nothing where single keys are switched off. */
export function ShortcutBar() {
  const { list, isOn } = useShortcutList();
  if (!isOn) return null;
  const shown = list.filter(({ isShown }) => isShown);
  // Two keys of one meaning are shown together: J K for the next and the one before.
  const labels = [...new Set(shown.map(({ label }) => label))];
  return (
    <ul className="flex min-w-0 flex-wrap gap-x-5 gap-y-1 py-1">
      {labels.map((label) => (
        <li key={label} className="flex items-center gap-1.5 whitespace-nowrap">
          {shown
            .filter((one) => one.label === label)
            .map(({ keys }) => (
              <Kbd key={keys} keys={keys} />
            ))}
          {label}
        </li>
      ))}
    </ul>
  );
}
