interface Versioned {
  readonly meta?: { readonly version?: unknown } | undefined;
  readonly previousData?: Readonly<Record<string, unknown>> | undefined;
}

/** Header that makes a write fail when somebody else wrote first. */
export function ifMatch({ meta, previousData }: Versioned): Record<string, string> {
  const version = meta?.version ?? previousData?.['version'];
  return typeof version === 'number' || typeof version === 'string' ? { 'If-Match': `"${version}"` } : {};
}

const SERVER_FIELDS = new Set(['id', 'version', 'creadoPor', 'fechaCreacion', 'modificadoPor', 'fechaModificacion']);

/** What a client sends: the record without react-admin's `id` and the audit block. Forms drop their read-only fields themselves. */
export function stripServerFields<Data extends object>(data: Data): Data {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !SERVER_FIELDS.has(name))) as Data;
}
