import { isObject } from '#platform/shared/paths';
import {
  MAX_FOLLOWED,
  type Change,
  type ClientMessage,
  type FollowedRecord,
  type Present,
} from '#platform/shared/channel';

/** Channel of `NOTIFY`, used by the triggers and the processes. */
export const DATABASE_CHANNEL = 'red_salud';

/** User who has a record open, as exchanged between processes. */
export interface Visitor extends Present {
  /** Supplier of the user; null for the network's own staff. */
  readonly proveedor: number | null;
}

/** Message of a trigger (migration 0054), or of a process that has records open. */
export type DatabaseMessage =
  | { readonly kind: 'notices'; readonly notices: readonly { readonly id: number; readonly usuarioId: number }[] }
  | { readonly kind: 'seen'; readonly usuarioIds: readonly number[] }
  /** Sessions that were ended. */
  | { readonly kind: 'ended'; readonly jtis: readonly string[] }
  | { readonly kind: 'changes'; readonly entity: string; readonly changes: readonly Change[] | null }
  | {
      readonly kind: 'presence';
      readonly process: string;
      readonly entity: string;
      readonly id: string;
      readonly people: readonly Visitor[];
      /** True to request the visitors of the other processes. */
      readonly asks: boolean;
    };

/** Parses a message of the database; null for a text that no trigger or process of this product sent. */
export function readDatabaseMessage(text: string): DatabaseMessage | null {
  const said = parsed(text);
  if (!isObject(said)) return null;
  const { t, n, u, e, i, c, p, q, a, j } = said as Readonly<Record<string, unknown>>;
  if (t === 'aviso' && Array.isArray(n) && Array.isArray(u))
    return { kind: 'notices', notices: n.map((id, index) => ({ id: Number(id), usuarioId: Number(u[index]) })) };
  if (t === 'visto' && Array.isArray(u)) return { kind: 'seen', usuarioIds: u.map(Number) };
  if (t === 'sesion' && Array.isArray(j)) return { kind: 'ended', jtis: j.map(String) };
  if (t === 'cambio' && typeof e === 'string') {
    const correlacion = typeof c === 'string' ? c : null;
    return {
      kind: 'changes',
      entity: e,
      changes: Array.isArray(i) ? i.map((id) => ({ id: String(id), correlacion })) : null,
    };
  }
  if (t === 'presente' && typeof p === 'string' && typeof e === 'string' && typeof i === 'string' && Array.isArray(q))
    return { kind: 'presence', process: p, entity: e, id: i, people: q as Visitor[], asks: a === true };
  return null;
}

export function writePresence(process: string, entity: string, id: string, people: readonly Visitor[], asks: boolean) {
  return JSON.stringify({ t: 'presente', p: process, e: entity, i: id, q: people, a: asks });
}

/** Parses a message of a client; null for an invalid one. */
export function readClientMessage(text: string): ClientMessage | null {
  const said = parsed(text);
  if (!isObject(said)) return null;
  const { tipo, idioma, desde, tengo, listas, registros } = said as Readonly<Record<string, unknown>>;
  if (tipo === 'hola') {
    const isDated = typeof desde === 'string' && !Number.isNaN(Date.parse(desde));
    return {
      tipo,
      idioma: typeof idioma === 'string' ? idioma.slice(0, 20) : '',
      desde: isDated ? desde : undefined,
      tengo: Array.isArray(tengo) ? tengo.slice(0, 500).filter(Number.isSafeInteger) : [],
    };
  }
  if (tipo !== 'mira' || !Array.isArray(listas) || !Array.isArray(registros)) return null;
  if (listas.length > MAX_FOLLOWED.lists || registros.length > MAX_FOLLOWED.records) return null;
  if (!listas.every(isName) || !registros.every(isRecord)) return null;
  return { tipo, listas, registros };
}

const isName = (value: unknown): value is string => typeof value === 'string' && value.length <= 60;

function isRecord(value: unknown): value is FollowedRecord {
  if (!isObject(value)) return false;
  const { entidad, id, edita } = value as Readonly<Record<string, unknown>>;
  return isName(entidad) && isName(id) && typeof edita === 'boolean';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
