export { requestMailTexts } from './messages/mails.ts';
export { requestColumns } from './server/columns.ts';
export { contactRequests } from './server/contact-requests.ts';
export {
  ContactRequestError,
  type ContactRequestErrorCode,
  contactRequestErrorMessages,
} from './server/error.ts';
export {
  createRequestStore,
  type RequestMail,
  type RequestStoreOptions,
  type StoredRequest,
  sweepRequests,
} from './server/mikro-orm-store.ts';
export type { ContactRequestsOptions, RequestLimit } from './server/options.ts';
export { createMemoryRequestStore, type NewRequest, type RequestStore } from './server/store.ts';
export { requestAccess, requestView } from './server/view.ts';
export type { VisitorForm } from './server/visitor-form.ts';
export { type RequestMailOptions, writeRequestMail } from './server/write-mail.ts';
