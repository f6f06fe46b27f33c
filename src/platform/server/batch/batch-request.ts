import { isObject, type LooseRecord } from '#platform/shared/paths';
import { malformed } from '../db/problem';

/** Maximum of records in one call; the client calls again for the rest, and can show its progress. */
export const MAX_RECORDS = 1000;

/** Record of a batch; without a version, any version is accepted. */
export interface BatchItem {
  readonly id: string;
  readonly version: number | null;
  /** Values of this record that override the common ones. */
  readonly cambios?: LooseRecord;
}

export interface BatchRequest {
  readonly accion: string;
  /** Given records, or those that match a filter, in key order after `despuesDe`. */
  readonly target:
    | { readonly items: readonly BatchItem[] }
    | { readonly filterBy: string; readonly despuesDe: string | null };
  readonly limit: number;
  /** Values applied to all records. */
  readonly cambios: LooseRecord | null;
  /** Trial: reports the outcome of each record and writes nothing. */
  readonly isTrial: boolean;
}

/**
 * Reads the body of a batch: `{accion, registros: [{id, version?, cambios?}]}` or `{accion, filterBy, despuesDe?, limite?}`, with
 * `cambios?` and `probar?`.
 *
 * @throws Problem 400 naming the invalid member.
 */
export function parseBatch(body: unknown): BatchRequest {
  if (!isObject(body)) throw malformed('', 'TIPO');
  refuseOthers(body, MEMBERS);
  const { accion, registros, filterBy, despuesDe = null, limite = MAX_RECORDS, cambios = null, probar = false } = body;
  if (cambios !== null && !isObject(cambios)) throw malformed('cambios', 'TIPO');
  if (typeof probar !== 'boolean') throw malformed('probar', 'SI_NO');
  const how = { cambios, isTrial: probar };
  if (typeof accion !== 'string') throw malformed('accion', 'TEXTO');
  if (typeof limite !== 'number' || !Number.isInteger(limite) || limite < 1 || limite > MAX_RECORDS)
    throw malformed('limite', 'MAXIMO', { limite: MAX_RECORDS });
  if (registros !== undefined) return { accion, target: { items: itemsOf(registros) }, limit: limite, ...how };
  if (typeof filterBy !== 'string') throw malformed('filterBy', 'TEXTO');
  if (despuesDe !== null && typeof despuesDe !== 'string' && typeof despuesDe !== 'number')
    throw malformed('despuesDe', 'TEXTO');
  return {
    accion,
    target: { filterBy, despuesDe: despuesDe === null ? null : String(despuesDe) },
    limit: limite,
    ...how,
  };
}

const MEMBERS: ReadonlySet<string> = new Set([
  'accion',
  'registros',
  'filterBy',
  'despuesDe',
  'limite',
  'cambios',
  'probar',
]);
const ITEM_MEMBERS: ReadonlySet<string> = new Set(['id', 'version', 'cambios']);

function refuseOthers(body: LooseRecord, known: ReadonlySet<string>, at = ''): void {
  const other = Object.keys(body).find((name) => !known.has(name));
  if (other !== undefined) throw malformed(`${at}${other}`, 'CAMPO_DESCONOCIDO', { campo: other });
}

function itemsOf(registros: unknown): BatchItem[] {
  if (!Array.isArray(registros)) throw malformed('registros', 'TIPO');
  if (registros.length > MAX_RECORDS) throw malformed('registros', 'ELEMENTOS_MAXIMOS', { limite: MAX_RECORDS });
  return registros.map((item: unknown, index) => {
    if (!isObject(item)) throw malformed(`registros.${index}`, 'TIPO');
    refuseOthers(item, ITEM_MEMBERS, `registros.${index}.`);
    const { id, version = null, cambios } = item;
    if (cambios !== undefined && !isObject(cambios)) throw malformed(`registros.${index}.cambios`, 'TIPO');
    if (typeof id !== 'string' && typeof id !== 'number') throw malformed(`registros.${index}.id`, 'TEXTO');
    if (version !== null && (typeof version !== 'number' || !Number.isInteger(version)))
      throw malformed(`registros.${index}.version`, 'NUMERO_ENTERO');
    return { id: String(id), version, ...(cambios === undefined ? {} : { cambios }) };
  });
}
