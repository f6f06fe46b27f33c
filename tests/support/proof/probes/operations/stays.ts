import { interpret } from './interpret';
import { inpatients } from './inpatients';
import { strangers } from '../reading';
import { visible } from '../../planted';
import { call } from './call';
import type { Table } from './row';

/** Inpatients: stays, their notes and medication, handovers of a shift. */
export const STAYS: Table = {
  hospitalizacionAsignados: {
    how: 'shown',
    may: [],
    also: inpatients,
    ask: 'GET /pacientes/hospitalizacion/asignados',
  },
  hospitalizacionPacientes: {
    how: 'shown',
    may: [],
    also: inpatients,
    ask: 'GET /pacientes/hospitalizacion/pacientes-list',
  },
  hospitalizacionMapa: {
    how: 'shown',
    may: [
      ['cama', 'hospitalizacion.ver'],
      ['unidad', 'catalogo.ver'],
    ],
    also: inpatients,
    ask: 'GET /pacientes/hospitalizacion/mapa',
  },
  hospitalizacionAsignaciones: {
    how: 'shown',
    may: [['personal-medico', 'personal-medico.ver']],
    also: inpatients,
    ask: 'GET /pacientes/hospitalizacion/asignaciones',
  },
  hospitalizacionAsignar: {
    how: 'refused',
    entity: 'hospitalizacion',
    by: 'hospitalizacion.asignar-personal',
    ask: 'POST /pacientes/hospitalizacion/asignados',
    body: {
      hospitalizacionIds: [':id'],
      personalMedicoId: 1,
      rol: 'ENFERMERA',
      turno: 'MATUTINO',
      fecha: '2026-01-02',
    },
  },
  entregaTurnoResumen: {
    how: 'own',
    probe: async (proof, visitor, at) => {
      const first = await call(visitor, 'GET /pacientes/entrega-turno/turno');
      const { turnos = [] } = first.body as {
        readonly turnos?: readonly { readonly turno: string; readonly fecha: string }[];
      };
      const mayBeTold = [
        ...inpatients(proof, visitor),
        ...visible(proof.planted, 'indicacion', 'nota-evolucion.ver', visitor),
        ...visible(proof.planted, 'ministracion', 'nota-evolucion.ver', visitor),
      ];
      const found = strangers(at, first, mayBeTold, visitor);
      // The planted stays are in one of the two shifts that may be handed over; the time of day decides their order.
      for (const { turno, fecha } of turnos) {
        const answer = await call(visitor, `GET /pacientes/entrega-turno/turno?turno=${turno}&fecha=${fecha}`);
        found.push(...strangers(at, answer, mayBeTold, visitor));
      }
      return found;
    },
  },
  entregaTurnoGuardar: {
    how: 'own',
    probe: async (proof, visitor, at) => {
      const { body } = await call(visitor, 'GET /pacientes/entrega-turno/turno');
      const { turno, fecha } = body as Record<string, unknown>;
      return interpret<'refused'>(
        {
          how: 'refused',
          entity: 'hospitalizacion',
          by: 'medicacion.ministrar',
          ask: 'POST /pacientes/entrega-turno/borrador',
          body: {
            servicioId: 1,
            turno: turno ?? 'MATUTINO',
            fecha: fecha ?? '2026-01-02',
            pacientes: [{ hospitalizacionId: ':id', recomendacion: null }],
          },
        },
        proof,
        visitor,
        at,
      );
    },
  },
  entregaTurnoFirmar: {
    how: 'refused',
    entity: 'entrega-turno',
    by: 'medicacion.ministrar',
    ask: 'POST /pacientes/entrega-turno/:id/firma',
    body: { version: 1 },
  },
  hospitalizacionSignos: {
    how: 'refused',
    entity: 'hospitalizacion',
    by: 'signos.ver',
    ask: 'GET /pacientes/hospitalizacion/signos-vitales?hospitalizacionId=:id',
  },
  hospitalizacionSignosCapturar: {
    how: 'refused',
    entity: 'hospitalizacion',
    by: 'signos.capturar',
    ask: 'POST /pacientes/hospitalizacion/signos-vitales',
    body: { hospitalizacionId: ':id', tas: 120, tad: 80 },
  },
  hospitalizacionNotas: {
    how: 'refused',
    entity: 'hospitalizacion',
    by: 'nota-evolucion.ver',
    ask: 'GET /pacientes/hospitalizacion/notas-evolucion-list?hospitalizacionId=:id',
  },
  hospitalizacionNotaGuardar: {
    how: 'refused',
    entity: 'hospitalizacion',
    by: 'nota-evolucion.crear',
    ask: 'POST /pacientes/hospitalizacion/nota-borrador',
    body: { hospitalizacionId: ':id', nota: { tipo: 'ENFERMERIA', fechaHora: new Date().toISOString() } },
  },
  hospitalizacionEgreso: {
    how: 'refused',
    entity: 'hospitalizacion',
    by: 'hospitalizacion.ver',
    ask: 'GET /pacientes/hospitalizacion/alta-hospitalizacion?hospitalizacionId=:id',
  },
  hospitalizacionEgresar: {
    how: 'refused',
    entity: 'hospitalizacion',
    by: 'hospitalizacion.ver',
    ask: 'POST /pacientes/hospitalizacion/alta-hospitalizacion',
    body: { hospitalizacionId: ':id', version: 1, fase: 'MEDICA', motivoEgreso: 'MEJORIA' },
  },
  hospitalizacionIndicar: {
    how: 'refused',
    entity: 'hospitalizacion',
    by: 'hospitalizacion.indicar',
    ask: 'POST /pacientes/hospitalizacion/:id/indicar',
    body: { indicaciones: [{ tipo: 'DIETA', descripcion: 'Blanda', desde: '2026-01-02T08:00:00Z', prn: false }] },
  },
  hospitalizacionMinistraciones: {
    how: 'refused',
    entity: 'hospitalizacion',
    by: 'nota-evolucion.ver',
    ask: 'GET /pacientes/hospitalizacion/:id/ministracion',
  },
  hospitalizacionMinistrar: {
    how: 'refused',
    entity: 'hospitalizacion',
    by: 'medicacion.ministrar',
    ask: 'POST /pacientes/hospitalizacion/:id/ministracion',
    body: {
      indicacionId: 1,
      estado: 'OMITIDA',
      fechaProgramada: '2026-01-02T08:00:00Z',
      motivoOmision: 'Se probó de quién es',
    },
  },
  hospitalizacionCargos: {
    how: 'refused',
    entity: 'hospitalizacion',
    by: 'orden-cargo.ver',
    ask: 'GET /pacientes/orden-cargo/cargos?hospitalizacionId=:id',
  },
};
