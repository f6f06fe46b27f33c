import { and, eq, inArray } from 'drizzle-orm';
import { evento, propuestaCambio, solicitud } from '#generated/server/tables.gen';
import { TAKEN } from '#areas/agenda/shared/agenda/slots';
import type { LooseRecord } from '#platform/shared/paths';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { invalid, Problem } from '#platform/server/db/problem';
import type { ColumnValues } from '#platform/server/records/column-values';
import { mayAuthorise } from './may-authorise';
import { takeSlot } from './take-slot';

/** States of a request (`TO_LOAD`) or an exchange (`TO_COME`) whose delivery is still to come. */
const TO_LOAD: readonly string[] = ['AUTORIZADA', 'EN_SURTIMIENTO', 'SURTIDA'];
const TO_COME: readonly string[] = ['ACEPTADA', 'EN_TRANSITO', 'RECIBIDA_PARCIAL'];

/**
 * Books a dock for a delivery to a warehouse (DOMAIN b.6). Deliveries within the network need no authorisation. A count, a brigade or
 * another event needs one only when the actor may not authorise; a supplier's delivery always does.
 *
 * @throws Problem like `takeSlot`; 422 for a request or a proposal that is not delivered here, 409 for one that has an appointment
 */
export async function bookDock(tx: Queryable, record: LooseRecord, actor: Actor): Promise<ColumnValues> {
  const { tipo, almacenId, solicitudId, propuestaCambioId } = record;
  const [warehouse, unidadId] = [Number(almacenId), Number(record['unidadId'])];
  const { slot } = await takeSlot(
    tx,
    { almacenId: warehouse },
    {
      unidadId,
      begins: new Date(record['inicio'] as string | Date),
      anden: typeof record['anden'] === 'string' ? record['anden'] : null,
    },
    actor,
  );
  if (tipo === 'ENTREGA_SOLICITUD') await requireRequest(tx, Number(solicitudId), warehouse);
  if (tipo === 'CANJE') await requireProposal(tx, Number(propuestaCambioId), warehouse, Number(record['proveedorId']));
  return {
    fin: new Date(slot.fin),
    fecha: slot.fecha,
    horarioId: slot.horarioId,
    anden: slot.anden,
    estatus: isAuthorised(record, actor) ? 'AUTORIZADA' : 'PROGRAMADA',
  };
}

function isAuthorised({ tipo, estatus, almacenId, unidadId }: LooseRecord, actor: Actor): boolean {
  // An authorised appointment stays so when an authorised actor moves it.
  if (tipo === 'ENTREGA_SOLICITUD' || estatus === 'AUTORIZADA') return true;
  const isOfOthers = tipo === 'RECEPCION_PROVEEDOR' || tipo === 'CANJE';
  return !isOfOthers && mayAuthorise(actor, { almacenId: Number(almacenId), unidadId: Number(unidadId) });
}

async function requireRequest(tx: Queryable, solicitudId: number, almacenId: number): Promise<void> {
  const [row] = await tx
    .select({ almacenId: solicitud.almacenSurtidorId, estatus: solicitud.estatus })
    .from(solicitud)
    .where(eq(solicitud.solicitudId, solicitudId));
  if (row?.almacenId !== almacenId || !TO_LOAD.includes(row.estatus))
    throw invalid([{ campo: 'solicitudId', codigo: 'SOLICITUD_SIN_AGENDAR', params: {} }]);
  await refuseSecond(tx, 'solicitudId', solicitudId);
}

async function requireProposal(tx: Queryable, id: number, almacenId: number, proveedorId: number): Promise<void> {
  const { propuestaCambioId, estatus } = propuestaCambio;
  const [row] = await tx
    .select({ almacenId: propuestaCambio.almacenId, proveedorId: propuestaCambio.proveedorId, estatus })
    .from(propuestaCambio)
    .where(eq(propuestaCambioId, id));
  if (row?.almacenId !== almacenId || row.proveedorId !== proveedorId || !TO_COME.includes(row.estatus))
    throw invalid([{ campo: 'propuestaCambioId', codigo: 'PROPUESTA_SIN_AGENDAR', params: {} }]);
  await refuseSecond(tx, 'propuestaCambioId', id);
}

/** Refuses a second appointment. The lock on the warehouse's hours prevents a concurrent one. */
async function refuseSecond(tx: Queryable, of: 'solicitudId' | 'propuestaCambioId', id: number): Promise<void> {
  const [other] = await tx
    .select({ folio: evento.folio })
    .from(evento)
    .where(and(eq(evento[of], id), eq(evento.activo, true), inArray(evento.estatus, [...TAKEN])))
    .limit(1);
  if (other) throw new Problem(409, 'CITA_DE_ENTREGA_REPETIDA', { params: { folio: other.folio ?? '' } });
}
