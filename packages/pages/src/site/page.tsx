import { useLoaderData } from 'react-router';
import type { Payload } from '../payload/payload.ts';
import type { PageComponent } from '../routes/route.ts';
import { useHead } from './use-head.ts';

/** A route's component: gives the page its content, and the document its head. */
export function pageOf(Component: PageComponent) {
  return function Page() {
    const payload = useLoaderData() as Payload<never>;
    useHead(payload);
    return <Component {...payload} />;
  };
}
