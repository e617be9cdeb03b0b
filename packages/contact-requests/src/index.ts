export { type MailText, requestMailTexts } from './messages/mails.ts';
export { type RequestMessages, requestMessages } from './messages/messages.ts';
export {
  checkRequest,
  longestName,
  type RequestField,
  type RequestProblem,
} from './request/check-request.ts';
export { contactKind } from './request/contact-kind.ts';
export type {
  RequestNotice,
  RequestState,
  SentRequest,
  UnsentRequest,
} from './request/form-state.ts';
export { readRequest } from './request/read-request.ts';
export {
  emptyRequest,
  type ReachableSpan,
  type RequestStatus,
  type RequestValues,
  reachableSpans,
  requestStatuses,
  spanHours,
} from './request/request.ts';
