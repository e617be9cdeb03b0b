export { type AccountPagesMessages, accountPagesMessages } from './messages/messages.ts';
export { accountPaths, refusedPaths } from './paths.ts';
export {
  type AccountRoutesOptions,
  type AdminRoutesOptions,
  accountRoutes,
  adminRoutes,
  forAdmins,
} from './routes.ts';
