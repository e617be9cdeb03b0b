import { useLocation, useNavigate } from 'react-router';
import { LoadFailed } from '../shell/room-records.tsx';

/** In place of a room that did not come: the frame around it stays, with everything that is not saved yet. */
export function RoomAway() {
  const navigate = useNavigate();
  const address = useLocation();
  return (
    <LoadFailed onAgain={() => void navigate(address, { state: address.state, replace: true })} />
  );
}
