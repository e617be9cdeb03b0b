import { useSession } from '@praxiskit/pages/react';
import { type Loaded, useLoaded } from '@praxiskit/record-model/react';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { createSavingBoard, type SavingBoard } from '../saving/saving-board.ts';
import type { StaffPage } from '../staff-page.ts';
import { createUndo, type Undo } from '../undo/undo.ts';
import { useStaffServices } from './services.ts';
import { useUser } from './use-user.ts';

/** Shared by all pages of the staff. */
export interface Staff {
  /** Those that the user may open. */
  pages: readonly StaffPage[];
  /** The client of the records; it comes on demand. */
  loaded: Loaded<unknown>;
  board: SavingBoard;
  undo: Undo;
  /** The address where one signs in. */
  signInPage: string;
  /** The id of a record that its page is about to open; null where there is none. */
  ledTo: string | null;
  leadTo: (id: string | null) => void;
  /** What outlives its page; see `useKept`. */
  kept: Map<string, unknown>;
}

const StaffContext = createContext<Staff | null>(null);

/** After a sign-out the user leaves the page, and requests would be refused. */
const loadForever = () => new Promise<never>(() => undefined);
const loadClient = async () => null;

/** The records, what is unsaved, what can be taken back: once for all pages. */
export function StaffProvider({
  pages: all,
  signInPage,
  children,
}: Pick<Staff, 'pages' | 'signInPage'> & { children: ReactNode }) {
  const services = useStaffServices();
  const session = useSession();
  const isGuest = session === null;
  // A session that is read again is another object.
  const own = session?.user.data.roles.join(' ') ?? '';
  const pages = useMemo(
    () => all.filter(({ roles }) => roles?.some((role) => own.split(' ').includes(role)) ?? true),
    [all, own],
  );
  const loaded = useLoaded<unknown>(isGuest ? loadForever : loadClient, () =>
    services().records.get(),
  );
  const [board] = useState(createSavingBoard);
  const { name } = useUser();
  useEffect(() => {
    if (loaded.status !== 'ready') return;
    // Changes of a closed page wait, too, before their record is opened.
    for (const record of loaded.client.pending()) board.watch(record, name);
  }, [loaded, board, name]);
  const [undo] = useState(() => createUndo(() => services().toasts));
  const [ledTo, leadTo] = useState<string | null>(null);
  const [kept] = useState(() => new Map<string, unknown>());
  return (
    <StaffContext value={{ pages, loaded, board, undo, signInPage, ledTo, leadTo, kept }}>
      {children}
    </StaffContext>
  );
}

/** @throws Error outside of a `StaffFrame` */
export function useStaff(): Staff {
  const staff = use(StaffContext);
  if (!staff) throw new Error('A page of the staff needs a StaffFrame around it');
  return staff;
}
