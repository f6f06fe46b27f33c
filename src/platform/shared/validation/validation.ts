import type { Issue } from './issue';

/** Error of a generated standalone validator; a subset of Ajv's error object. */
export interface SchemaError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A generated standalone validator: returns whether `data` is valid, and leaves the errors in `errors`. */
export interface Validator {
  (data: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}

/** Converts a JSON pointer (`/domicilio/calle`) to the field path of forms and of the API (`domicilio.calle`). */
export function pointerToPath(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');
}

const FORMAT_CODES: Readonly<Record<string, string>> = {
  date: 'FECHA',
  'date-time': 'FECHA_HORA',
  time: 'HORA',
  email: 'CORREO',
  uri: 'DIRECCION_WEB',
  uuid: 'ARCHIVO',
};

/** Converts one schema error to an issue. A missing property is reported on the property itself, not on its object. */
function decode(error: SchemaError): Issue {
  const path = pointerToPath(error.instancePath);
  const at = (name: unknown) => (path ? `${path}.${String(name)}` : String(name));
  const limit = Number(error.params['limit']);
  switch (error.keyword) {
    case 'required':
      return { campo: at(error.params['missingProperty']), codigo: 'REQUERIDO', params: {} };
    case 'additionalProperties':
      return {
        campo: at(error.params['additionalProperty']),
        codigo: 'CAMPO_DESCONOCIDO',
        params: { campo: String(error.params['additionalProperty']) },
      };
    case 'minLength':
      return limit <= 1
        ? { campo: path, codigo: 'REQUERIDO', params: {} }
        : { campo: path, codigo: 'LONGITUD_MINIMA', params: { limite: limit } };
    case 'maxLength':
      return { campo: path, codigo: 'LONGITUD_MAXIMA', params: { limite: limit } };
    case 'minimum':
      return { campo: path, codigo: 'MINIMO', params: { limite: limit } };
    case 'maximum':
      return { campo: path, codigo: 'MAXIMO', params: { limite: limit } };
    case 'exclusiveMinimum':
      return { campo: path, codigo: 'MAYOR_QUE', params: { limite: limit } };
    case 'exclusiveMaximum':
      return { campo: path, codigo: 'MENOR_QUE', params: { limite: limit } };
    case 'multipleOf':
      return { campo: path, codigo: 'MULTIPLO', params: { multiplo: Number(error.params['multipleOf']) } };
    case 'minItems':
      return { campo: path, codigo: 'ELEMENTOS_MINIMOS', params: { limite: limit } };
    case 'maxItems':
      return { campo: path, codigo: 'ELEMENTOS_MAXIMOS', params: { limite: limit } };
    case 'uniqueItems':
      return { campo: path, codigo: 'ELEMENTO_REPETIDO', params: {} };
    case 'enum':
    case 'const':
      return { campo: path, codigo: 'OPCION', params: {} };
    case 'format':
      return { campo: path, codigo: FORMAT_CODES[String(error.params['format'])] ?? 'FORMATO', params: {} };
    case 'type':
      return { campo: path, codigo: TYPE_CODES[String(error.params['type'])] ?? 'TIPO', params: {} };
    default:
      return { campo: path, codigo: 'FORMATO', params: {} };
  }
}

const TYPE_CODES: Readonly<Record<string, string>> = {
  integer: 'NUMERO_ENTERO',
  number: 'NUMERO',
  string: 'TEXTO',
  boolean: 'SI_NO',
};

/** Maximum number of unknown fields reported. A body with more is of an entirely different shape. */
const MAX_UNKNOWN = 20;
/** Maximum number of issues, as many as a form of some hundred lines can show. The rest appear after these are corrected. */
const MAX_ERRORS = 500;

/** Converts the errors of a validator's last run to issues: the first of each field and code, up to the maximum. */
export function decodeErrors(errors: readonly SchemaError[]): Issue[] {
  const seen = new Set<string>();
  const issues: Issue[] = [];
  let unknown = 0;
  for (const error of errors) {
    if (issues.length >= MAX_ERRORS) break;
    if (error.keyword === 'additionalProperties') {
      unknown += 1;
      if (unknown > MAX_UNKNOWN) continue;
    }
    const issue = decode(error);
    const id = `${issue.campo} ${issue.codigo}`;
    if (seen.has(id)) continue;
    seen.add(id);
    issues.push(issue);
  }
  if (unknown > MAX_UNKNOWN)
    issues.push({ campo: '', codigo: 'CAMPOS_DESCONOCIDOS', params: { total: unknown - MAX_UNKNOWN } });
  return issues;
}
