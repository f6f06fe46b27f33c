import type { Resource } from '../entity/resource';
import { isSimultaneous, pgErrorOf, SQLSTATE, type PgError } from '../db/pg-error';
import { Problem } from '../db/problem';
import { resources } from './resources';

/**
 * Converts a refusal by the database into a problem on its field. Validation finds nearly all faults earlier; concurrent requests and
 * missing records remain.
 */
export function toWriteProblem(resource: Resource, error: unknown): unknown {
  const refusal = error instanceof Problem ? null : pgErrorOf(error);
  if (!refusal) return error;
  switch (refusal.code) {
    case SQLSTATE.unique: {
      const fields = uniqueFields(resource, refusal.constraint ?? '');
      return fields
        ? new Problem(409, 'DUPLICADO', {
            errores: fields.map((campo) => ({ campo, codigo: 'DUPLICADO', params: {} })),
          })
        : error;
    }
    case SQLSTATE.exclusion: {
      const constraint = refusal.constraint ?? '';
      const fields = resource.exclusive?.[constraint];
      if (fields)
        return new Problem(409, 'OCUPADO', {
          errores: fields.map((campo) => ({ campo, codigo: 'OCUPADO', params: {} })),
        });
      // A step wrote a row of another resource; its effect has to name the input field.
      return resources.some(({ exclusive }) => exclusive && constraint in exclusive)
        ? new Problem(409, 'OCUPADO')
        : error;
    }
    case SQLSTATE.foreignKey:
      return onField(422, 'VALIDACION', 'REFERENCIA', columnField(resource, refusal, '_fk'));
    case SQLSTATE.check:
      if (refusal.constraint?.endsWith('_mutuo'))
        return onField(422, 'VALIDACION', 'OTRO_SIN_LUGAR', columnField(resource, refusal, '_mutuo'));
      return onField(
        422,
        'VALIDACION',
        'FORMATO',
        columnField(resource, refusal, refusal.constraint?.endsWith('_requerido') ? '_requerido' : '_check'),
      );
    case SQLSTATE.restrict:
      if (refusal.constraint?.endsWith('_firmado')) return new Problem(409, 'DOCUMENTO_FIRMADO');
      return refusal.constraint?.endsWith('_asentado') ? new Problem(409, 'DOCUMENTO_ASENTADO') : error;
    case SQLSTATE.notNull:
      return onField(422, 'VALIDACION', 'REQUERIDO', fieldOfColumn(resource, refusal.table, refusal.column));
    case SQLSTATE.numberOutOfRange:
    case SQLSTATE.textTooLong:
    case SQLSTATE.invalidText:
    case SQLSTATE.dateOutOfRange:
    case SQLSTATE.tooLargeForIndex:
      return onField(422, 'VALIDACION', 'FORMATO', '');
    default:
      return isSimultaneous(refusal) ? new Problem(409, 'CONFLICTO_SIMULTANEO') : error;
  }
}

function onField(status: number, problem: string, codigo: string, campo: string): Problem {
  return new Problem(status, problem, { errores: [{ campo, codigo, params: {} }] });
}

function uniqueFields(resource: Resource, constraint: string): readonly string[] | null {
  const own = resource.unique[constraint];
  if (own) return own;
  const lines = resource.lines.find((table) => table.resource.unique[constraint]);
  if (lines) return [lines.name];
  for (const { name, resource: inner } of resource.embeds) {
    const fields = inner.unique[constraint];
    if (fields) return fields.map((field) => `${name}.${field}`);
  }
  return null;
}

/** Returns the field of a foreign key or check, which is named `<table>_<column>_<kind>`. */
function columnField(resource: Resource, { constraint = '', table = '' }: PgError, suffix: string): string {
  if (!constraint.startsWith(`${table}_`) || !constraint.endsWith(suffix)) return '';
  return fieldOfColumn(resource, table, constraint.slice(table.length + 1, -suffix.length));
}

function fieldOfColumn(resource: Resource, table: string | undefined, column: string | undefined): string {
  const inResource = (owner: Resource) =>
    owner.fields.find((field) => field.column.name === column)?.name ??
    owner.embeds.find((embed) => embed.column.name === column)?.keyName;
  const embed = resource.embeds.find(
    ({ resource: inner }) => tableName(inner) === table && tableName(resource) !== table,
  );
  if (!embed) return inResource(resource) ?? '';
  const inner = inResource(embed.resource);
  return inner === undefined ? '' : `${embed.name}.${inner}`;
}

function tableName({ table }: Resource): string {
  return (table as unknown as Record<symbol, string>)[Symbol.for('drizzle:Name')] ?? '';
}
