/** The values of a route's `:parameters`, decoded. */
export type RouteParams = Readonly<Record<string, string | undefined>>;
