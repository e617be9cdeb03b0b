import { useLocation, useNavigate } from 'react-router';
import { LoadFailed } from '../lists/page-records.tsx';

/** In place of a page that did not come: the frame around it stays, with everything that is not saved yet. */
export function PageUnavailable() {
  const navigate = useNavigate();
  const address = useLocation();
  return (
    <LoadFailed onAgain={() => void navigate(address, { state: address.state, replace: true })} />
  );
}
