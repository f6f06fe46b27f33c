import { isObject } from '#platform/shared/paths';

/** Part of OpenAPI that the page displays. */
interface Document {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, unknown>>;
  readonly components?: unknown;
}

interface Entry {
  readonly method: string;
  readonly path: string;
  readonly operation: Readonly<Record<string, unknown>>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Renders the API as a readable page, grouped by tag: plain HTML without a script. */
export function docsPage(document: Document): string {
  const entries = entriesOf(document);
  const tags = document.tags ?? [];
  const names = [...new Set([...tags.map(({ name }) => name), ...entries.map(tagOf)])];
  const sections = names.map((name) =>
    section(
      name,
      tags.find((tag) => tag.name === name)?.description ?? '',
      entries.filter((entry) => tagOf(entry) === name),
      document,
    ),
  );
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API de ${escape(document.info.title)}</title>
<link rel="icon" href="/mark.svg">
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body>
<header>
<h1>API de ${escape(document.info.title)}</h1>
<p>${markup(document.info.description ?? '')}</p>
<p>Versión ${escape(document.info.version)} · <a href="/api/openapi.json">openapi.json</a></p>
<nav aria-label="Recursos"><ul>${names.map((name) => `<li><a href="#${escape(name)}">${escape(name)}</a></li>`).join('')}</ul></nav>
</header>
<main>
${sections.join('\n')}
</main>
</body>
</html>
`;
}

function entriesOf({ paths }: Document): Entry[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = isObject(item) ? item[method] : undefined;
      return isObject(operation) ? [{ method, path, operation }] : [];
    }),
  );
}

function tagOf({ operation }: Entry): string {
  const [tag] = Array.isArray(operation['tags']) ? (operation['tags'] as unknown[]) : [];
  return typeof tag === 'string' ? tag : 'general';
}

function section(name: string, description: string, entries: readonly Entry[], document: Document): string {
  if (entries.length === 0) return '';
  return `<section aria-labelledby="${escape(name)}">
<h2 id="${escape(name)}">${escape(name)}</h2>
<p>${markup(description)}</p>
${entries.map((entry) => operationBlock(entry, document)).join('\n')}
</section>`;
}

function operationBlock({ method, path, operation }: Entry, document: Document): string {
  const description = textOf(operation['description']);
  return `<details>
<summary><span class="method">${method.toUpperCase()}</span><code>/api${escape(path)}</code><span class="summary">${markup(textOf(operation['summary']))}</span></summary>
<div>${description ? `<p>${markup(description)}</p>` : ''}${parameterTable(operation['parameters'], document)}${bodyBlock(operation['requestBody'], document)}${answerTable(operation['responses'], document)}</div>
</details>`;
}

function parameterTable(parameters: unknown, document: Document): string {
  const rows = (Array.isArray(parameters) ? (parameters as unknown[]) : [])
    .map((parameter) => resolve(parameter, document))
    .filter(isObject);
  if (rows.length === 0) return '';
  const cells = rows.map(
    (row) =>
      `<tr><td><code>${escape(textOf(row['name']))}</code>${row['required'] === true ? ' (obligatorio)' : ''}</td><td>${escape(PLACES[textOf(row['in'])] ?? textOf(row['in']))}</td><td>${escape(typeName(row['schema']))}</td><td>${markup(textOf(row['description']))}</td></tr>`,
  );
  return `<h3>Parámetros</h3><table><thead><tr><th>Nombre</th><th>En</th><th>Tipo</th><th>Descripción</th></tr></thead><tbody>${cells.join('')}</tbody></table>`;
}

const PLACES: Readonly<Record<string, string>> = { path: 'ruta', query: 'consulta', header: 'encabezado' };

function bodyBlock(body: unknown, document: Document): string {
  const schema = schemaOf(resolve(body, document));
  return schema === undefined ? '' : `<h3>Cuerpo</h3>${fieldTable(schema, document)}`;
}

function answerTable(responses: unknown, document: Document): string {
  if (!isObject(responses)) return '';
  const rows = Object.entries(responses).map(([status, response]) => {
    const resolved = resolve(response, document);
    const schema = schemaOf(resolved);
    return `<tr><td><code>${escape(status)}</code></td><td>${markup(isObject(resolved) ? textOf(resolved['description']) : '')}</td><td>${schema === undefined ? '' : escape(typeName(schema))}</td></tr>`;
  });
  return `<h3>Respuestas</h3><table><thead><tr><th>Estado</th><th>Descripción</th><th>Contenido</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function schemaOf(holder: unknown): unknown {
  const content = isObject(holder) ? holder['content'] : undefined;
  const [media] = isObject(content) ? Object.values(content) : [];
  return isObject(media) ? media['schema'] : undefined;
}

function fieldTable(schema: unknown, document: Document): string {
  const resolved = resolve(schema, document);
  const properties = isObject(resolved) ? resolved['properties'] : undefined;
  if (!isObject(resolved) || !isObject(properties)) return `<p>${escape(typeName(schema))}</p>`;
  const required = new Set(Array.isArray(resolved['required']) ? (resolved['required'] as unknown[]) : []);
  const rows = Object.entries(properties).map(([name, property]) => {
    const field = resolve(property, document);
    const text = isObject(field)
      ? [textOf(field['title']), textOf(field['description'])].filter(Boolean).join('. ')
      : '';
    return `<tr><td><code>${escape(name)}</code>${required.has(name) ? ' (obligatorio)' : ''}</td><td>${escape(typeName(property))}</td><td>${markup(text)}</td></tr>`;
  });
  return `<table><thead><tr><th>Campo</th><th>Tipo</th><th>Descripción</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** Describes a schema briefly: `texto`, `Unidad[]`, `H | M | X`. */
function typeName(schema: unknown): string {
  if (!isObject(schema)) return '';
  if (typeof schema['$ref'] === 'string') return schema['$ref'].split('/').at(-1) ?? '';
  if (Array.isArray(schema['enum'])) return (schema['enum'] as unknown[]).map(String).join(' | ');
  const types = (Array.isArray(schema['type']) ? (schema['type'] as unknown[]) : [schema['type']]).map(textOf);
  if (types.includes('array')) return `${typeName(schema['items'])}[]`;
  return types.map((type) => TYPES[type] ?? type).join(' o ');
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'texto',
  integer: 'entero',
  number: 'número',
  boolean: 'sí/no',
  object: 'objeto',
  null: 'vacío',
};

function resolve(value: unknown, document: Document): unknown {
  if (!isObject(value) || typeof value['$ref'] !== 'string') return value;
  return value['$ref']
    .split('/')
    .slice(1)
    .reduce<unknown>((node, step) => (isObject(node) ? node[step] : undefined), document);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Converts text with `code` between back quotes to HTML. */
function markup(text: string): string {
  return escape(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}
