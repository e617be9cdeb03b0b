export type RouteParams = Readonly<Record<string, string | undefined>>;
