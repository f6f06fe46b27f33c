import { eq } from 'drizzle-orm';
import { usuario } from '../../../generated/server/tables.gen';
import type { LooseRecord } from '../../shared/paths';
import { keyValue } from '../crud/key-value';
import { resourceOf } from '../crud/resources';
import type { RecordOf, WireRecord } from '../crud/to-record';
import type { ResourceTypes } from '../../../generated/shared/resource-types.gen';
import type { Queryable } from '../db/database';
import { tellBreach } from '../inventario/tell-of-cold';
import type { OperationContext } from './context';
import { announceAppointment } from './agenda/announce-appointment';
import { keepPrescription } from './farmacia/keep-prescription';
import { suggestFirst } from './insumo-configuracion/suggest-first';
import { keepKnownStock } from './known-stock';
import { keepLotCosts } from './keep-lot-costs';
import { keepLetter } from './proveedores/keep-letter';
import { sendInvitation } from './usuarios/send-invitation';
import { tellOldAddress } from './usuarios/tell-old-address';

/** Context of write hooks, beside the record. */
export type HookContext = Pick<OperationContext, 'tx' | 'actor' | 'sessions' | 'sendLetter'>;

/** Hooks of an entity's standard writes, run in the same transaction. */
export interface WriteHooks<Written extends WireRecord = WireRecord> {
  readonly created?: (record: Written, context: HookContext) => Promise<void>;
  /** Fills in derived values of a new record and returns it. */
  readonly completed?: (record: Written, context: HookContext) => Promise<WireRecord>;
  /** Fills in values from other tables at every write and returns the record. */
  readonly lookedUp?: (record: Written, context: HookContext) => Promise<WireRecord>;
  /** Reads the state that `updated` compares with, before the write. */
  readonly before?: (tx: Queryable, id: string) => Promise<LooseRecord>;
  readonly updated?: (before: LooseRecord, after: Written, context: HookContext) => Promise<void>;
  /** True when permissions hang on it: a change holds from the next request on. */
  readonly changesAccess?: true;
}

/** Returns the write hooks of an entity; most entities have none. */
export function writeHooksOf(name: string): WriteHooks {
  // Each is given the records of its own entity alone.
  return (hooks as Readonly<Partial<Record<string, WriteHooks>>>)[name] ?? {};
}

const hooks: { readonly [Name in keyof ResourceTypes]?: WriteHooks<RecordOf<ResourceTypes[Name]['record']>> } = {
  'carta-canje': {
    created: (record, { tx, actor }) => keepLetter(tx, record, actor.usuarioId),
  },
  evento: { created: (record, { tx, actor }) => announceAppointment(tx, record, actor) },
  'insumo-configuracion': { completed: suggestFirst },
  perfil: { changesAccess: true },
  'propuesta-cambio': {
    lookedUp: (record, context) => keepLotCosts({ name: 'propuesta-cambio', lot: 'loteSaleId' }, record, context),
  },
  receta: { lookedUp: (record, { tx, actor }) => keepPrescription(tx, record, actor) },
  'salida-extraordinaria': {
    lookedUp: (record, context) => keepLotCosts({ name: 'salida-extraordinaria', lot: 'loteId' }, record, context),
  },
  solicitud: { lookedUp: (record, { tx, actor }) => keepKnownStock(tx, record, actor) },
  temperatura: { created: (record, { tx, actor }) => tellBreach(tx, record, actor) },
  usuario: {
    changesAccess: true,
    created: sendInvitation,
    before: addressOf,
    updated: (before, after, context) =>
      'email' in before ? tellOldAddress(before, after, context) : Promise.resolve(),
  },
};

/** The e-mail of an account, which a save that is based on its version finds unchanged; nothing where there is none. */
async function addressOf(tx: Queryable, id: string): Promise<LooseRecord> {
  const usuarioId = keyValue(resourceOf('usuario'), id);
  const [row] =
    usuarioId === null
      ? []
      : await tx
          .select({ email: usuario.email })
          .from(usuario)
          .where(eq(usuario.usuarioId, Number(usuarioId)));
  return row ?? {};
}
