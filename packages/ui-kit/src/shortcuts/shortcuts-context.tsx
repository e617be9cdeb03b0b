import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createShortcuts, type Shortcut, type Shortcuts } from './shortcuts.ts';

const ShortcutsContext = /* @__PURE__ */ createContext<Shortcuts | null>(null);

/** Listens to the keys of the document for everything below. */
export function ShortcutsProvider({ children }: { children: ReactNode }) {
  const [shortcuts] = useState(() =>
    createShortcuts({ storage: typeof window === 'undefined' ? null : window.localStorage }),
  );
  useEffect(() => {
    const listen = (event: KeyboardEvent) => void shortcuts.pressed(event);
    document.addEventListener('keydown', listen);
    // Assistive technology clicks without a pointer.
    const presses = ['pointerdown', 'click'] as const;
    for (const press of presses) document.addEventListener(press, shortcuts.pointed, true);
    return () => {
      document.removeEventListener('keydown', listen);
      for (const press of presses) document.removeEventListener(press, shortcuts.pointed, true);
    };
  }, [shortcuts]);
  return <ShortcutsContext value={shortcuts}>{children}</ShortcutsContext>;
}

/** The keys of the nearest provider; null without one. */
export const useOptionalShortcuts = (): Shortcuts | null => use(ShortcutsContext);

/** Adds keys while the component is shown; without a provider none acts. */
export function useShortcuts(list: readonly Shortcut[]): void {
  const shortcuts = useOptionalShortcuts();
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  });
  const names = JSON.stringify(list.map(({ keys, label, isShown }) => [keys, label, isShown]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: their names say whether they are others.
  useEffect(() => {
    const added = latest.current.map((shortcut, index) => ({
      ...shortcut,
      // What it does may be another function with each rendering.
      run: () => latest.current[index]?.run(),
    }));
    return shortcuts?.add(added);
  }, [shortcuts, names]);
}

const none: readonly Shortcut[] = [];
const never = () => () => {};

/** The keys that act now, and whether single ones do. None on a server. */
export function useShortcutList(): { list: readonly Shortcut[]; isOn: boolean } {
  const shortcuts = useOptionalShortcuts();
  // No `useStore`: while hydrating no key acts, and what the browser keeps of them is not on the server.
  const subscribe = shortcuts?.subscribe ?? never;
  const list = useSyncExternalStore(
    subscribe,
    () => shortcuts?.list() ?? none,
    () => none,
  );
  const isOn = useSyncExternalStore(
    subscribe,
    () => shortcuts?.isOn() ?? false,
    () => false,
  );
  return { list, isOn };
}
