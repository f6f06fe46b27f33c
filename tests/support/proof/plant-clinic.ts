import * as tables from '#generated/server/tables.gen';
import type { Garden } from './garden';
import type { Places } from './reach';

interface Clinic {
  readonly world: 'A' | 'B';
  readonly unidadId: number;
  readonly jurisdiccionId: number;
  readonly patient: { readonly pacienteId: number; readonly names: readonly string[] };
  /** Places of the unit. */
  readonly at: Places;
  /** Names of unit and jurisdiction. */
  readonly names: readonly string[];
}

/** Plants a visit with its signs, an addendum to a note, and a template of the unit. */
export async function plantClinic({ marks, insert, plant }: Garden, clinic: Clinic): Promise<void> {
  const { world, unidadId, jurisdiccionId, patient, at, names } = clinic;
  const { pacienteId } = patient;
  const secret = { 'paciente.identificar': patient.names };
  const [reason, seen, added, template, illness] = Array.from({ length: 5 }, () => marks.word()) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const place = { unidadId, jurisdiccionId };
  const now = new Date();
  const { visitaId } = await insert(tables.visita, {
    pacienteId,
    ...place,
    estatus: 'FINALIZADA',
    tipo: 'CONSULTA',
    motivo: reason,
    turnoNumero: 1,
    fechaLlegada: now,
    fecha: '2026-01-02',
  });
  plant(world, 'visita', visitaId, at, [reason, ...patient.names], { names, secret });
  const { signosId } = await insert(tables.signos, {
    pacienteId,
    visitaId,
    ...place,
    fechaToma: now,
    tas: 120,
    tad: 80,
    observaciones: seen,
    estatus: 'VIGENTE',
  });
  plant(world, 'signos', signosId, at, [seen, ...patient.names], { names: [...names, reason], secret });
  const { consultaId } = await insert(tables.consulta, {
    pacienteId,
    ...place,
    estatus: 'FIRMADA',
    tipo: 'SUBSECUENTE',
  });
  plant(world, 'consulta', consultaId, at, [...patient.names], { names, found: null, secret });
  const { adendaId } = await insert(tables.adenda, { consultaId, texto: added, pacienteId, ...place, fecha: now });
  plant(world, 'adenda', adendaId, at, [added, ...patient.names], { names, secret });
  const { diagnosticoId } = await insert(tables.diagnostico, {
    clave:
      world === 'A'
        ? `A0${unidadId % 10}${Math.floor(unidadId / 10) % 10}`
        : `B0${unidadId % 10}${Math.floor(unidadId / 10) % 10}`,
    nombre: illness,
    sexoPermitido: 'AMBOS',
  });
  plant(world, 'diagnostico', diagnosticoId, {}, [illness], {});
  const { plantillaNotaId } = await insert(tables.plantillaNota, { nombre: template, diagnosticoId, unidadId });
  plant(world, 'plantilla-nota', plantillaNotaId, at, [template], { names: [...names.slice(0, 1), illness] });
}
