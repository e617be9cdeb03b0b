import { useSession } from '@praxiskit/pages/react';
import type { RecordClient } from '@praxiskit/record-model/client';
import { type Loaded, useLoaded } from '@praxiskit/record-model/react';
import { createContext, type ReactNode, use, useState } from 'react';
import { createUndoDesk, type UndoDesk } from '../undo/undo-desk.ts';
import { createSavingBoard, type SavingBoard } from './saving-board.ts';
import { useStaffServices } from './services.ts';

interface Rooms {
  /** The client of the records, with the views of the requests and of the practice; it comes on demand. */
  loaded: Loaded<unknown>;
  board: SavingBoard;
  undo: UndoDesk;
  /** The address of the public page of the prices; null where there is none. */
  pricesPage: string | null;
  /** The address where one signs in. */
  signInPage: string;
  /** The id of a record that its room is about to open; null where there is none. */
  ledTo: string | null;
  leadTo: (id: string | null) => void;
}

const RoomsContext = createContext<Rooms | null>(null);

const loadFirst = (client: RecordClient) =>
  Promise.all([client.view('requests'), client.view('practice')]);
/** Who has signed out is leaving the page, and would be refused. */
const loadNothing = () => new Promise<never>(() => undefined);

/** What all rooms of the shell share: the records, what is unsaved, what can be taken back. */
export function RoomsProvider({
  pricesPage,
  signInPage,
  children,
}: Pick<Rooms, 'pricesPage' | 'signInPage'> & { children: ReactNode }) {
  const services = useStaffServices();
  const isGuest = useSession() === null;
  const loaded = useLoaded<unknown>(isGuest ? loadNothing : loadFirst, () =>
    services().records.get(),
  );
  const [board] = useState(createSavingBoard);
  const [undo] = useState(() => createUndoDesk(() => services().toasts));
  const [ledTo, leadTo] = useState<string | null>(null);
  return (
    <RoomsContext value={{ loaded, board, undo, pricesPage, signInPage, ledTo, leadTo }}>
      {children}
    </RoomsContext>
  );
}

/** @throws Error outside of a `StaffShell` */
export function useRooms(): Rooms {
  const rooms = use(RoomsContext);
  if (!rooms) throw new Error('A room needs a StaffShell around it');
  return rooms;
}
