/** The parts of an OpenAPI 3.1 document that the page of documentation reads. */
export interface ApiDocument {
  readonly openapi: string;
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description?: string;
  };
  readonly tags?: readonly ApiTag[];
  readonly paths: Readonly<Record<string, object>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

interface ApiTag {
  readonly name: string;
  readonly description?: string;
}

export type ApiPart = Partial<Pick<ApiDocument, 'tags' | 'paths' | 'components'>>;

export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | null;
  readonly responses: readonly Response[];
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}

export interface Response {
  readonly status: string;
  readonly description: string;
  readonly schema: Schema | null;
}

export type Schema = Readonly<Record<string, unknown>>;

interface Content {
  readonly description?: string;
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

interface RawOperation {
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses?: Readonly<Record<string, Content>>;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

const schemaOf = ({ content = {} }: Content): Schema | null =>
  Object.values(content)[0]?.schema ?? null;

/** Every operation of a document, in its order, with the parameters of its path. */
export function operationsOf({ paths }: Pick<ApiDocument, 'paths'>): Operation[] {
  return Object.entries(paths).flatMap(([path, item]) => {
    const raw = item as Partial<Record<(typeof methods)[number], RawOperation>> & RawOperation;
    return methods.flatMap((method) => {
      const operation = raw[method];
      if (operation === undefined) return [];
      const { tags = [], summary = '', parameters = [], requestBody, responses = {} } = operation;
      return {
        method: method.toUpperCase(),
        path,
        tags,
        summary,
        parameters: [...(raw.parameters ?? []), ...parameters],
        body: requestBody ? schemaOf(requestBody) : null,
        responses: Object.entries(responses).map(([status, response]) => ({
          status,
          description: response.description ?? '',
          schema: schemaOf(response),
        })),
      };
    });
  });
}

/** One document of several; a later part wins where two name the same. */
export function joinDocument(document: ApiDocument, part: ApiPart): ApiDocument {
  return {
    ...document,
    tags: [...(document.tags ?? []), ...(part.tags ?? [])],
    paths: { ...document.paths, ...part.paths },
    components: {
      ...document.components,
      schemas: { ...document.components.schemas, ...part.components?.schemas },
    },
  };
}
