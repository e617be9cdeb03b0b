import {
  isRouteErrorResponse,
  UNSAFE_ErrorResponseImpl as RouteFailure,
  type StaticHandlerContext,
} from 'react-router';
import { ApiFailure } from '../payloads/api-failure.ts';

/** An error as the page may know it: never a stack, never a message from inside. */
export interface WireError {
  status: number;
  statusText: string;
  data: string;
}

function wireError(error: unknown): WireError {
  if (isRouteErrorResponse(error)) {
    const data = typeof error.data === 'string' ? error.data : '';
    return { status: error.status, statusText: error.statusText, data };
  }
  const status = error instanceof ApiFailure ? publicStatus(error.statusCode) : 500;
  if (status >= 500) console.error(error);
  return { status, statusText: '', data: '' };
}

/** What the API refuses does not exist for this visitor; what it cannot do is our own failure. */
function publicStatus(statusCode: number): number {
  if (statusCode === 503) return 503;
  return statusCode === 401 || statusCode === 403 || statusCode === 404 ? 404 : 500;
}

export function routeErrors(errors: Record<string, WireError>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(errors).map(([id, { status, statusText, data }]) => [
      id,
      new RouteFailure(status, statusText, data),
    ]),
  );
}

/** Takes what was thrown out of the context, puts what may be shown in its place, and returns that. */
export function wireErrors(context: StaticHandlerContext): Record<string, WireError> | null {
  if (!context.errors) return null;
  const wire = Object.fromEntries(
    Object.entries(context.errors).map(([id, error]) => [id, wireError(error)]),
  );
  context.errors = routeErrors(wire);
  const first = Object.values(wire)[0];
  if (first) context.statusCode = first.status;
  return wire;
}
