export { type AccountPagesMessages, accountPagesMessages } from './messages/messages.ts';
export { accountPaths } from './paths.ts';
export {
  type AccountRoutesOptions,
  type AdminRoutesOptions,
  accountRoutes,
  adminRoutes,
} from './routes.ts';
