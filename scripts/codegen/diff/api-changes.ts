/** One change of the API from a client's point of view. */
export interface ApiChange {
  readonly text: string;
  /** True when a client of the previous API can fail. */
  readonly breaking: boolean;
}

type Json = Readonly<Record<string, unknown>>;
export interface Document {
  readonly paths: Readonly<Record<string, Json>>;
  readonly components: { readonly schemas: Readonly<Record<string, Json>> };
}

/** Returns the changes between two OpenAPI documents of the product: routes, parameters, requests and responses. */
export function apiChanges(before: Document, after: Document): readonly ApiChange[] {
  return [...routeChanges(before, after), ...schemaChanges(before, after)];
}

function routeChanges(before: Document, after: Document): ApiChange[] {
  const routes = ({ paths }: Document) =>
    new Set(
      Object.entries(paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
      ),
    );
  const [old, now] = [routes(before), routes(after)];
  return [
    ...[...old].filter((route) => !now.has(route)).map((route) => ({ text: `${route} is gone`, breaking: true })),
    ...[...now].filter((route) => !old.has(route)).map((route) => ({ text: `${route} is new`, breaking: false })),
  ];
}

function schemaChanges(
  { components: { schemas: before } }: Document,
  { components: { schemas: after } }: Document,
): ApiChange[] {
  // Added and removed schemas are reported with their routes.
  return Object.entries(before).flatMap(([name, old]) =>
    after[name] ? objectChanges(old, after[name], name, name.endsWith('Input')) : [],
  );
}

/** @param sent true for requests. Responses may gain fields; requests may not require more */
function objectChanges(old: Json, now: Json, name: string, sent: boolean): ApiChange[] {
  const [before, after] = [propertiesOf(old), propertiesOf(now)];
  const required = (schema: Json) => new Set((schema['required'] as readonly string[] | undefined) ?? []);
  const [must, mustNow] = [required(old), required(now)];
  return [
    ...Object.keys(before)
      .filter((field) => !after[field])
      .map((field) => ({ text: `${name}.${field} is gone`, breaking: true })),
    ...Object.keys(after)
      .filter((field) => !before[field])
      .map((field) => ({
        text: `${name}.${field} is new${sent && mustNow.has(field) ? ', and required' : ''}`,
        breaking: sent && mustNow.has(field),
      })),
    ...Object.keys(before)
      .filter((field) => after[field])
      .flatMap((field) => [
        ...(sent && mustNow.has(field) && !must.has(field)
          ? [{ text: `${name}.${field} is required now`, breaking: true }]
          : []),
        ...(sent && must.has(field) && !mustNow.has(field)
          ? [{ text: `${name}.${field} is no longer required`, breaking: false }]
          : []),
        ...fieldChanges(before[field]!, after[field]!, `${name}.${field}`, sent),
      ]),
  ];
}

/** Keywords that restrict values more when they increase (`LEAST`) or decrease (`MOST`). */
const LEAST = ['minLength', 'minimum', 'minItems'];
const MOST = ['maxLength', 'maximum', 'maxItems'];

function fieldChanges(old: Json, now: Json, name: string, sent: boolean): ApiChange[] {
  const changes: ApiChange[] = [];
  const type = (schema: Json) => JSON.stringify(schema['type'] ?? null);
  if (type(old) !== type(now)) changes.push({ text: `${name} is ${type(now)}, was ${type(old)}`, breaking: true });
  for (const [keywords, way] of [
    [LEAST, 1],
    [MOST, -1],
  ] as const) {
    for (const keyword of keywords) {
      const [was, is] = [old[keyword] as number | undefined, now[keyword] as number | undefined];
      if (was === is) continue;
      const tighter = is !== undefined && (was === undefined || (is - was) * way > 0);
      changes.push({
        text: `${name}: ${keyword} ${is ?? 'no longer'}${was === undefined ? '' : `, was ${was}`}`,
        breaking: sent && tighter,
      });
    }
  }
  if (old['pattern'] !== now['pattern'])
    changes.push({ text: `${name}: another pattern`, breaking: sent && now['pattern'] !== undefined });
  changes.push(...codeChanges(codesOf(old), codesOf(now), name, sent));
  if (propertiesOf(old) !== NONE && propertiesOf(now) !== NONE) changes.push(...objectChanges(old, now, name, sent));
  const [items, itemsNow] = [old['items'] as Json | undefined, now['items'] as Json | undefined];
  if (items && itemsNow) changes.push(...fieldChanges(items, itemsNow, `${name}[]`, sent));
  return changes;
}

function codeChanges(
  old: readonly unknown[] | null,
  now: readonly unknown[] | null,
  name: string,
  sent: boolean,
): ApiChange[] {
  if (!old || !now) return [];
  return [
    ...old
      .filter((code) => !now.includes(code))
      .map((code) => ({ text: `${name} no longer knows ${String(code)}`, breaking: sent })),
    // A client with its own list of codes cannot show a new code of a response.
    ...now
      .filter((code) => !old.includes(code))
      .map((code) => ({ text: `${name} knows ${String(code)}`, breaking: false })),
  ];
}

const NONE: Readonly<Record<string, Json>> = {};

function propertiesOf(schema: Json): Readonly<Record<string, Json>> {
  return (schema['properties'] as Readonly<Record<string, Json>> | undefined) ?? NONE;
}

function codesOf(schema: Json): readonly unknown[] | null {
  return Array.isArray(schema['enum']) ? (schema['enum'] as unknown[]).filter((code) => code !== null) : null;
}
