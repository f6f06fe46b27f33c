interface Versioned {
  readonly meta?: { readonly version?: unknown } | undefined;
  readonly previousData?: Readonly<Record<string, unknown>> | undefined;
}

/** Header that makes a write fail when the record has changed meanwhile. */
export function ifMatch({ meta, previousData }: Versioned): Record<string, string> {
  const version = meta?.version ?? previousData?.['version'];
  return typeof version === 'number' || typeof version === 'string' ? { 'If-Match': `"${version}"` } : {};
}

/** Header with the idempotency key: the record is created once, even when sent repeatedly. */
export function idempotencyKey({
  meta,
}: {
  readonly meta?: { readonly idempotencyKey?: unknown } | undefined;
}): Record<string, string> {
  return typeof meta?.idempotencyKey === 'string' ? { 'Idempotency-Key': meta.idempotencyKey } : {};
}

const SERVER_FIELDS = new Set(['id', 'version', 'creadoPor', 'fechaCreacion', 'modificadoPor', 'fechaModificacion']);

/** Body of a write: the record without react-admin's `id` and the audit block. Forms drop their read-only fields. */
export function stripServerFields<Data extends object>(data: Data): Data {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !SERVER_FIELDS.has(name))) as Data;
}
