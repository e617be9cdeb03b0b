import { createHash } from 'node:crypto';
import {
  type ApiDocument,
  type Operation,
  operationsOf,
  type Parameter,
  type Response,
  type Schema,
} from './document.ts';

const style = `
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
h2 { margin-top: 3rem; }
details { border-top: 1px solid #8888; }
summary { padding: 0.6rem 0; cursor: pointer; }
code { font-family: ui-monospace, monospace; font-size: 0.9em; overflow-wrap: anywhere; }
.method { display: inline-block; min-width: 4.5rem; font-weight: 700; }
table { border-collapse: collapse; width: 100%; margin: 0.5rem 0 1.5rem; }
th, td { border-top: 1px solid #8888; padding: 0.3rem 1rem 0.3rem 0; text-align: start; vertical-align: top; }
`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** The page has no script, and loads nothing. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
const code = (text: string) => `<code>${escapeHtml(text)}</code>`;

/** Text of a schema; text in backticks is code. */
const prose = (text: string) => escapeHtml(text).replace(/`([^`]*)`/g, '<code>$1</code>');

const list = (value: unknown): Schema[] => (Array.isArray(value) ? value : []);

/** The keywords of JSON Schema that a reader wants to know, in words. */
const limits = [
  ['minimum', 'from'],
  ['maximum', 'to'],
  ['minLength', 'length from'],
  ['maxLength', 'length to'],
  ['default', 'by default'],
] as const;

/** A schema in one line: `string (uuid)`, `list of prices`, with links to schemas of their own. */
function typeOf(schema: Schema | undefined | null): string {
  if (!schema) return '';
  const { $ref, type, format, items, anyOf, const: only } = schema;
  const values = schema.enum;
  if (typeof $ref === 'string') {
    const name = $ref.split('/').at(-1) ?? '';
    return `<a href="#schema-${escapeHtml(name)}">${escapeHtml(name)}</a>`;
  }
  if (anyOf !== undefined) return list(anyOf).map(typeOf).join(' or ');
  if (only !== undefined) return code(JSON.stringify(only));
  if (Array.isArray(values)) return values.map((value) => code(JSON.stringify(value))).join(', ');
  if (type === 'array') return `list of ${typeOf(items as Schema) || 'any values'}`;
  const { properties } = schema as { properties?: Record<string, Schema> };
  if (properties) return `{ ${Object.keys(properties).map(code).join(', ')} }`;
  const name = [type ?? 'any value'].flat().join(' or ');
  return escapeHtml(
    [
      typeof format === 'string' ? `${name} (${format})` : name,
      ...limits.flatMap(([key, word]) => (key in schema ? `${word} ${schema[key]}` : [])),
    ].join(', '),
  );
}

const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  rows.length === 0
    ? ''
    : `<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows
        .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
        .join('')}</tbody></table>`;

const parameterRow = ({ name, in: place, required, description = '', schema }: Parameter) => [
  code(name) + (required ? ' (required)' : ''),
  escapeHtml(place),
  typeOf(schema),
  prose(description),
];

const responseRow = ({ status, description, schema }: Response) => [
  code(status),
  prose(description),
  typeOf(schema),
];

function operationPart({ method, path, summary, parameters, body, responses }: Operation): string {
  return `<details><summary><span class="method">${method}</span> ${code(path)} ${prose(summary)}</summary>
${table(['Parameter', 'In', 'Type', 'Meaning'], parameters.map(parameterRow))}
${body ? `<p>Body: ${typeOf(body)}</p>` : ''}
${table(['Status', 'Answer', 'Type'], responses.map(responseRow))}
</details>`;
}

function schemaPart(name: string, schema: Schema): string {
  const { properties = {}, required = [] } = schema as {
    properties?: Record<string, Schema>;
    required?: readonly string[];
  };
  const rows = Object.entries(properties).map(([property, value]) => [
    code(property) + (required.includes(property) ? ' (required)' : ''),
    typeOf(value) + (value.readOnly === true ? ', read-only' : ''),
    prose(String(value.description ?? value.title ?? '')),
  ]);
  return `<h3 id="schema-${escapeHtml(name)}">${escapeHtml(name)}</h3>${table(['Property', 'Type', 'Meaning'], rows)}`;
}

/** The document as a page for people, in English, without a script. `jsonPath`: where the document is. */
export function renderDocument(document: ApiDocument, jsonPath: string): string {
  const { info, tags = [] } = document;
  const groups = Map.groupBy(operationsOf(document), ({ tags: [tag = 'other'] }) => tag);
  const parts = [...groups].map(([tag, operations]) => {
    const description = tags.find(({ name }) => name === tag)?.description ?? '';
    return `<h2>${escapeHtml(tag)}</h2><p>${escapeHtml(description)}</p>${operations.map(operationPart).join('')}`;
  });
  const schemas = Object.entries(document.components.schemas);
  const name = escapeHtml(info.title);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><style>${style}</style></head><body><main><h1>${name}</h1><p>${escapeHtml(info.description ?? '')}</p><p><a href="${escapeHtml(jsonPath)}">The same as OpenAPI ${escapeHtml(document.openapi)}</a></p>
${parts.join('\n')}
<h2>Schemas</h2>${schemas.map(([key, schema]) => schemaPart(key, schema as Schema)).join('')}
</main></body></html>`;
}
