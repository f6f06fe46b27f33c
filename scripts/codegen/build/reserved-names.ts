/** What every JavaScript object has: a record with a field of that name is no longer asked what it holds. */
export const OBJECT_NAMES: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

/** Words that no module can export a constant as. */
const WORDS = [
  'await', 'break', 'case', 'catch', 'class', 'const', 'continue', 'debugger', 'default', 'delete', 'do', 'else', 'enum', 'export', 'extends', 'false', 'finally', 'for', 'function', 'if',
  'implements', 'import', 'in', 'instanceof', 'interface', 'let', 'new', 'null', 'package', 'private', 'protected', 'public', 'return', 'static', 'super', 'switch', 'this', 'throw', 'true',
  'try', 'typeof', 'var', 'void', 'while', 'with', 'yield', 'arguments', 'eval', 'undefined', 'globalThis',
];
/** What generated tables import or call their own. */
const TABLE_WORDS = ['auditColumns', 'bigint', 'boolean', 'check', 'date', 'doublePrecision', 'foreignKey', 'index', 'integer', 'jsonb', 'numeric', 'pgTable', 'sql', 'table', 'text', 'timestamp', 'uniqueIndex'];

/** Names in camelCase that no entity can have: its table and its resource are constants of that name. */
export const ENTITY_NAMES_TAKEN: ReadonlySet<string> = new Set([...WORDS, ...TABLE_WORDS, ...OBJECT_NAMES]);

/** Tables that the server has for itself (src/server/db/system-tables.ts); those that begin with `_` no entity could be called like. */
export const SYSTEM_TABLES: ReadonlySet<string> = new Set([
  'ajuste', 'archivo', 'bitacora', 'bitacora_lote', 'bitacora_sello', 'codigo_acceso', 'comentario', 'credencial', 'folio', 'idempotencia', 'identidad', 'importacion', 'importacion_columna', 'importacion_tramo', 'intento_sesion', 'preferencia', 'sesion', 'simulacion', 'vista',
]);
