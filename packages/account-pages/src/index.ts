export { type AccountPagesMessages, accountPagesMessages } from './messages/messages.ts';
export { accountPaths } from './paths.ts';
export { type AccountRoutesOptions, accountRoutes } from './routes.ts';
