import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import {
  createStaticRouter,
  data,
  RouterContextProvider,
  type StaticHandler,
  StaticRouterProvider,
} from 'react-router';
import type { PageState } from '../document/page-data.ts';
import { routeServices } from '../router/route-services.ts';
import { loadMatched } from '../router/route-tree.tsx';
import { PageRoot } from '../site/page-root.tsx';
import type { SiteDefinition } from '../site/site-definition.ts';

interface RenderOptions {
  handler: StaticHandler;
  definition: SiteDefinition<object>;
  translator: i18n;
  lateSheet: string | null;
}

/** The markup of a loaded page: the router gets the loaded data, and requests nothing itself. */
export async function renderPage(
  url: URL,
  state: PageState,
  { handler, definition, translator, lateSheet }: RenderOptions,
): Promise<string> {
  const services = new RouterContextProvider();
  services.set(routeServices, {
    session: () => state.site?.session ?? null,
    guestRedirect: () => '/',
    site: () => state.site ?? fail(state),
    payload: async () => state.payload ?? fail(state),
  });
  await loadMatched(handler.dataRoutes, url);
  const context = await handler.query(new Request(url), { requestContext: services });
  // Guards were evaluated before, and no loader redirects.
  if (context instanceof Response) throw new Error(`The router answered ${url.pathname} itself`);
  // For example a component that cannot be imported. The router would show the error page with
  // status 200.
  const [error] = Object.values(context.errors ?? {});
  if (error !== undefined && !state.error) throw error;
  return renderToString(
    <PageRoot definition={definition} i18n={translator} runtime={null} lateSheet={lateSheet}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </PageRoot>,
  );
}

function fail({ error }: PageState): never {
  throw data(error?.message ?? '', { status: error?.status ?? 500 });
}
