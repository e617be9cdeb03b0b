export { WaitingRoles as Waiting } from '@praxiskit/account-pages/react';
