import { eq } from 'drizzle-orm';
import { usuario } from '#generated/server/tables.gen';
import type { LooseRecord } from '#platform/shared/paths';
import { keyValue } from '#platform/server/records/key-value';
import { resourceOf } from '#platform/server/records/resources';
import type { RecordOf, WireRecord } from '#platform/server/records/to-record';
import type { ResourceTypes } from '#generated/shared/resource-types.gen';
import type { Queryable } from '#platform/server/db/database';
import { tellBreach } from '#areas/inventario/server/stock/tell-of-cold';
import type { OperationContext } from '#platform/server/operations/context';
import { announceAppointment } from '#areas/agenda/server/announce-appointment';
import { keepPrescription } from '#areas/farmacia/server/keep-prescription';
import { suggestFirst } from '#areas/inventario/server/insumo-configuracion/suggest-first';
import { keepKnownStock } from '#areas/solicitudes/server/known-stock';
import { keepLotCosts } from '#areas/inventario/server/keep-lot-costs';
import { keepLetter } from '#areas/proveedores/server/keep-letter';
import { sendInvitation } from '#areas/seguridad/server/usuarios/send-invitation';
import { tellOldAddress } from '#areas/seguridad/server/usuarios/tell-old-address';

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
