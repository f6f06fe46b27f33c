import { eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { almacen, cama, nucleo, ordenCargo, paciente, persona, usuario } from '#generated/server/tables.gen';
import type { OrdenCargoColaAnswer } from '#generated/shared/operations.gen';
import { ageText } from '#areas/personas/shared/edad/age-text';
import { isActive } from '#areas/ordenes/shared/orden-cargo/preparation';
import { fullName } from '#platform/shared/text/full-name';
import { todayIn } from '#platform/shared/dates/moments';
import type { Actor } from '#platform/server/db/actor';
import { audit } from '#platform/server/db/audit';
import type { Queryable } from '#platform/server/db/database';
import { patientName } from '#areas/pacientes/server/farmacia/patient-name';

export type OrderRow = Omit<OrdenCargoColaAnswer['ordenes'][number], 'mia' | 'preparacion'>;

/** Data of an order for handlers, beyond the displayed row. */
export interface FoundOrder {
  readonly row: OrderRow;
  /** Data for the people who prepare orders. */
  readonly preparacion: OrdenCargoColaAnswer['ordenes'][number]['preparacion'];
  readonly pacienteId: number;
  readonly solicitanteId: number | null;
  readonly editoresIds: readonly number[] | null;
  readonly preparaId: number | null;
  readonly surtidaPorId: number | null;
}

const MINUTE_MS = 60_000;
const asker = alias(usuario, 'solicita');
const askerPerson = alias(persona, 'solicita_persona');
const preparer = alias(usuario, 'prepara');
const preparerPerson = alias(persona, 'prepara_persona');

interface RowsRequest {
  /** Includes the condition of the actor's reach, which the caller must add. */
  readonly where: SQL | undefined;
  readonly orderBy: readonly SQL[];
  readonly limit: number;
  readonly now: Date;
  /** Start of the displayed waiting time. */
  readonly since?: 'sent' | 'dispensed';
}

/** Reads orders as displayed in queues and trays, and records the access in the audit trail. */
export async function orderRows(
  db: Queryable,
  actor: Actor,
  { where, orderBy, limit, now, since = 'sent' }: RowsRequest,
): Promise<readonly FoundOrder[]> {
  const found = await db
    .select({
      order: ordenCargo,
      person: {
        nombre: persona.nombre,
        primerApellido: persona.primerApellido,
        segundoApellido: persona.segundoApellido,
        born: persona.fechaNacimiento,
        estimated: paciente.fechaNacimientoEstimada,
      },
      camaNumero: cama.numero,
      servicioNombre: nucleo.nombre,
      almacenNombre: almacen.nombre,
      asker: {
        nombre: askerPerson.nombre,
        primerApellido: askerPerson.primerApellido,
        segundoApellido: askerPerson.segundoApellido,
      },
      preparer: {
        nombre: preparerPerson.nombre,
        primerApellido: preparerPerson.primerApellido,
        segundoApellido: preparerPerson.segundoApellido,
      },
    })
    .from(ordenCargo)
    .innerJoin(paciente, eq(paciente.pacienteId, ordenCargo.pacienteId))
    .innerJoin(persona, eq(persona.personaId, paciente.personaId))
    .innerJoin(nucleo, eq(nucleo.nucleoId, ordenCargo.servicioId))
    .innerJoin(almacen, eq(almacen.almacenId, ordenCargo.almacenSurtidorId))
    .leftJoin(cama, eq(cama.camaId, ordenCargo.camaId))
    .leftJoin(asker, eq(asker.usuarioId, ordenCargo.solicitanteId))
    .leftJoin(askerPerson, eq(askerPerson.personaId, asker.personaId))
    .leftJoin(preparer, eq(preparer.usuarioId, ordenCargo.preparaId))
    .leftJoin(preparerPerson, eq(preparerPerson.personaId, preparer.personaId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  if (found.length > 0)
    await audit(db, actor, {
      accion: 'LEER',
      entidad: 'orden-cargo',
      entidadId: null,
      despues: { ids: found.map(({ order }) => order.ordenCargoId), filas: found.length },
    });
  const today = todayIn(actor.timeZone, now);
  const nameOf = (person: { nombre: string; primerApellido: string; segundoApellido: string | null } | null) =>
    person ? fullName(person) : null;
  return found.map(({ order, person, ...names }) => {
    const from = since === 'dispensed' ? order.fechaSurtimiento : (order.fechaEnvio ?? order.fechaSolicitud);
    return {
      pacienteId: order.pacienteId!,
      solicitanteId: order.solicitanteId,
      editoresIds: order.editoresIds,
      preparaId: order.preparaId,
      surtidaPorId: order.surtidaPorId,
      preparacion:
        order.estatus === 'EN_SURTIMIENTO'
          ? {
              desde: order.fechaTomada?.toISOString() ?? null,
              actividad: order.actividadPreparacion?.toISOString() ?? null,
              activa: isActive(order.actividadPreparacion ?? order.fechaTomada, now),
            }
          : null,
      row: {
        ordenCargoId: order.ordenCargoId,
        version: order.version,
        folio: order.folio,
        estatus: order.estatus,
        tipo: order.tipo,
        prioridad: order.prioridad ?? 4,
        hospitalizacionId: order.hospitalizacionId!,
        paciente: patientName(person, actor),
        edad: ageText(person.born, today, actor.language, person.estimated),
        camaNumero: names.camaNumero,
        servicioId: order.servicioId!,
        servicioNombre: names.servicioNombre,
        almacenSurtidorId: order.almacenSurtidorId,
        almacenNombre: names.almacenNombre,
        solicitante: nameOf(names.asker),
        prepara: nameOf(names.preparer),
        autorizacionPendiente: order.autorizacionPendiente === true,
        motivoUrgencia: order.motivoUrgencia,
        minutos: from ? Math.max(0, Math.floor((now.getTime() - from.getTime()) / MINUTE_MS)) : 0,
        claves: order.totalClaves ?? 0,
        piezas: order.piezasSolicitadas ?? 0,
        piezasPendientes: order.piezasPendientes ?? 0,
        importeTotal: order.importeTotal ?? 0,
        fechaSolicitud: order.fechaSolicitud?.toISOString() ?? null,
      },
    };
  });
}
