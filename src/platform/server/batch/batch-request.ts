import { isObject, type LooseRecord } from '#platform/shared/paths';
import { malformed } from '../db/problem';

/** Records of one call; the client calls again for the others, and can show how far it is. */
export const MOST_RECORDS = 1000;

/** A record to be worked on; without a version, in whatever version it is. */
export interface BatchItem {
  readonly id: string;
  readonly version: number | null;
  /** Values of its own, where they are not those of all. */
  readonly cambios?: LooseRecord;
}

export interface BatchRequest {
  readonly accion: string;
  /** The records themselves, or what they match: then in the order of their keys, from the one after `despuesDe` on. */
  readonly target:
    | { readonly items: readonly BatchItem[] }
    | { readonly filterBy: string; readonly despuesDe: string | null };
  readonly limit: number;
  /** Values that all of them are given. */
  readonly cambios: LooseRecord | null;
  /** Trial: reports the outcome of each record and writes nothing. */
  readonly isTrial: boolean;
}

/**
 * Reads the body of a batch: `{accion, registros: [{id, version?, cambios?}]}` or `{accion, filterBy, despuesDe?, limite?}`, with `cambios?` and `probar?`.
 *
 * @throws Problem 400 naming the member that is wrong.
 */
export function parseBatch(body: unknown): BatchRequest {
  if (!isObject(body)) throw malformed('', 'TIPO');
  refuseOthers(body, MEMBERS);
  const { accion, registros, filterBy, despuesDe = null, limite = MOST_RECORDS, cambios = null, probar = false } = body;
  if (cambios !== null && !isObject(cambios)) throw malformed('cambios', 'TIPO');
  if (typeof probar !== 'boolean') throw malformed('probar', 'SI_NO');
  const how = { cambios, isTrial: probar };
  if (typeof accion !== 'string') throw malformed('accion', 'TEXTO');
  if (typeof limite !== 'number' || !Number.isInteger(limite) || limite < 1 || limite > MOST_RECORDS)
    throw malformed('limite', 'MAXIMO', { limite: MOST_RECORDS });
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
  if (registros.length > MOST_RECORDS) throw malformed('registros', 'ELEMENTOS_MAXIMOS', { limite: MOST_RECORDS });
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
