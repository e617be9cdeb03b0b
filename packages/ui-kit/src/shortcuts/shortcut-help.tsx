import { Dialog } from '../dialog/dialog.tsx';
import { Switch } from '../switch/switch.tsx';
import { useToolTexts } from '../text/use-tool-texts.ts';
import { Kbd } from './kbd.tsx';
import { useOptionalShortcuts, useShortcutList } from './shortcuts-context.tsx';

export interface ShortcutHelpProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Every key that acts now, and the switch that turns single keys off. */
export function ShortcutHelp({ isOpen, onClose }: ShortcutHelpProps) {
  const { shortcuts: texts } = useToolTexts();
  const { list, isOn } = useShortcutList();
  const shortcuts = useOptionalShortcuts();
  const labels = [...new Set(list.map(({ label }) => label))];
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.title}>
      <div className="grid gap-6">
        <div className="grid gap-1">
          <Switch
            label={texts.single}
            state={isOn ? 'on' : 'off'}
            onChange={(next) => shortcuts?.setOn(next)}
          />
          <p className="text-small text-quiet">{texts.singleHelp}</p>
        </div>
        <dl className="grid gap-x-10 sm:grid-cols-2">
          {labels.map((label) => (
            <div
              key={label}
              className="flex items-baseline justify-between gap-4 border-b border-hairline py-1.5"
            >
              <dt>{label}</dt>
              <dd className="flex shrink-0 gap-2">
                {list
                  .filter((one) => one.label === label)
                  .map(({ keys }) => (
                    <Kbd key={keys} keys={keys} />
                  ))}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}
