import * as tables from '#generated/server/tables.gen';
import type { Garden } from './garden';
import type { Places } from './reach';

/** Day of the planted and of the requested records. */
export const AGENDA_DAY = '2026-01-05';

interface Agenda {
  readonly world: 'A' | 'B';
  readonly unidadId: number;
  readonly jurisdiccionId: number;
  readonly physician: { readonly personalMedicoId: number; readonly names: readonly string[] };
  readonly patient: { readonly pacienteId: number; readonly names: readonly string[] };
  /** Places of the unit. */
  readonly at: Places;
  /** Names of unit and jurisdiction. */
  readonly names: readonly string[];
}

/** Plants the opening hours of a physician, and a patient's appointment. */
export async function plantAgenda({ marks, insert, plant }: Garden, agenda: Agenda): Promise<void> {
  const { world, unidadId, jurisdiccionId, physician, patient, at, names } = agenda;
  const place = { unidadId, jurisdiccionId, personalMedicoId: physician.personalMedicoId };
  const known = [...names, ...physician.names];
  const { horarioId } = await insert(tables.horario, {
    ...place,
    diaSemana: 'LUNES',
    inicio: '08:00',
    fin: '14:00',
    duracionMin: 20,
    cupo: 1,
  });
  plant(world, 'horario', horarioId, at, [], { names: known, found: null });
  const [reason, folio] = [marks.word(), marks.code()];
  const { eventoId } = await insert(tables.evento, {
    ...place,
    folio,
    tipo: 'CITA_CONSULTA',
    estatus: 'COMPLETADA',
    titulo: reason,
    pacienteId: patient.pacienteId,
    horarioId,
    inicio: new Date(`${AGENDA_DAY}T15:00:00Z`),
    fin: new Date(`${AGENDA_DAY}T15:20:00Z`),
    fecha: AGENDA_DAY,
    incidencia: false,
  });
  plant(world, 'evento', eventoId, at, [reason, folio, ...patient.names], {
    names: known,
    secret: { 'paciente.identificar': patient.names },
  });
}

interface Delivery {
  readonly world: 'A' | 'B';
  readonly unidadId: number;
  readonly jurisdiccionId: number;
  readonly almacenId: number;
  readonly about: { readonly proveedorId: number } | { readonly solicitudId: number };
  readonly at: Places;
  readonly names: readonly string[];
}

/** Plants a delivery appointment at a warehouse, from a supplier or for loading. @returns its key and number */
export async function plantDelivery(
  { marks, insert, plant }: Garden,
  { world, about, at, names, ...place }: Delivery,
): Promise<{ readonly eventoId: number; readonly folio: string; readonly reason: string }> {
  const [reason, folio] = [marks.word(), marks.code()];
  const { eventoId } = await insert(tables.evento, {
    ...place,
    ...about,
    folio,
    tipo: 'proveedorId' in about ? 'RECEPCION_PROVEEDOR' : 'ENTREGA_SOLICITUD',
    estatus: 'COMPLETADA',
    titulo: reason,
    inicio: new Date(`${AGENDA_DAY}T16:00:00Z`),
    fin: new Date(`${AGENDA_DAY}T17:00:00Z`),
    fecha: AGENDA_DAY,
    incidencia: false,
  });
  plant(world, 'evento', eventoId, at, [reason, folio], { names });
  return { eventoId: eventoId as number, folio, reason };
}
