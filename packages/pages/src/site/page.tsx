import { useLoaderData } from 'react-router';
import type { Payload } from '../payload/payload.ts';
import type { PageComponent } from '../routes/route.ts';
import { useHead } from './use-head.ts';

/** A route's component: passes the page its content, and sets the document's head. */
export function pageOf(Component: PageComponent) {
  return function Page() {
    const payload = useLoaderData() as Payload<never>;
    useHead(payload);
    return <Component {...payload} />;
  };
}
