import { AGENDA_DAY } from '../../plant-agenda';
import { visible } from '../../planted';
import { letterOf } from '../../reach';
import { core } from '../../tell';
import { strangers } from '../reading';
import { call } from './call';
import type { Table } from './row';

/** Patients, visits, vital signs and appointments. */
export const CARE: Table = {
  pacienteResumen: {
    how: 'refused',
    entity: 'paciente',
    by: 'expediente.ver',
    ask: 'GET /pacientes/paciente/:id/resumen',
  },
  pacienteFusionar: {
    how: 'refused',
    entity: 'paciente',
    by: 'paciente.fusionar',
    ask: 'POST /pacientes/paciente/fusionar',
    body: { sobrevivienteId: ':id', duplicadoId: ':id', version: 1, motivo: 'Se probó de quién es' },
  },
  pacienteRegistrarDefuncion: {
    how: 'refused',
    entity: 'paciente',
    by: 'paciente.editar',
    ask: 'POST /pacientes/paciente/:id/defuncion',
    // Within reach a future moment is refused: the patients of the proof stay alive.
    body: { fechaHora: '2999-01-01T00:00:00.000Z', fuente: 'AVISO_FAMILIAR' },
  },
  horarioCambiar: {
    how: 'refused',
    entity: 'horario',
    by: 'agenda.autorizar',
    ask: 'POST /agenda/agenda/horario/:id/cambiar',
    // Within reach another version is refused: the hours of the proof stay as they are.
    body: { version: 999_999, decisiones: [] },
  },
  notaReferencia: {
    how: 'refused',
    entity: 'consulta',
    by: 'consulta.ver',
    ask: 'GET /pacientes/consulta/nota-referencia?consultaId=:id',
  },
  visitaPrevias: {
    how: 'refused',
    entity: 'paciente',
    by: 'expediente.ver',
    ask: 'GET /pacientes/visita/previas?pacienteId=:id',
  },
  visitaDevolver: {
    how: 'refused',
    entity: 'visita',
    by: 'visita.administrar',
    ask: 'POST /pacientes/visita/:id/devolver',
    body: {},
  },
  visitaLlamar: {
    how: 'refused',
    entity: 'visita',
    by: 'visita.administrar',
    ask: 'POST /pacientes/visita/:id/llamar',
    body: {},
  },
  signosSerie: {
    how: 'refused',
    entity: 'paciente',
    by: 'signos.ver',
    ask: 'GET /pacientes/signos/serie?pacienteId=:id',
  },
  signosContexto: {
    how: 'refused',
    entity: 'visita',
    by: 'signos.capturar',
    ask: 'GET /pacientes/signos/contexto/:id',
  },
  signosCorregir: {
    how: 'refused',
    entity: 'signos',
    by: 'signos.capturar',
    ask: 'PUT /pacientes/signos/:id',
    body: { motivo: 'Se probó de quién es' },
  },
  signosContextoEstancia: {
    how: 'refused',
    entity: 'hospitalizacion',
    by: 'signos.capturar',
    ask: 'GET /pacientes/signos/contexto-estancia/:id',
  },
  signosContextoToma: {
    how: 'refused',
    entity: 'signos',
    by: 'signos.capturar',
    ask: 'GET /pacientes/signos/contexto-toma/:id',
  },
  visitaCola: { how: 'shown', may: [['visita', 'visita.administrar']], ask: 'GET /pacientes/visita/cola' },
  /** Shows the name of its unit; a waiting patient has a number there, and no name. */
  visitaTablero: { how: 'shown', may: [['unidad', 'catalogo.ver']], ask: 'GET /pacientes/visita/tablero' },
  consultaFavoritos: { how: 'shown', may: [['diagnostico', 'catalogo.ver']], ask: 'GET /pacientes/consulta/favoritos' },
  agendaEventos: {
    how: 'shown',
    may: [['evento', 'agenda.ver']],
    ask: `GET /agenda/agenda/eventos-list?desde=${AGENDA_DAY}&hasta=${AGENDA_DAY}`,
  },
  agendaContexto: {
    how: 'shown',
    may: [
      ['horario', 'agenda.ver'],
      ['unidad', 'catalogo.ver'],
    ],
    per: 'unidad',
    ask: 'GET /agenda/agenda/contexto?unidadId=:id',
  },
  /** A physician whose agenda is out of reach has no slots. */
  agendaHoras: {
    how: 'own',
    probe: async (proof, visitor, at) => {
      const found: string[] = [];
      const letter = letterOf(visitor.profile, 'agenda.ver');
      for (const record of proof.planted.filter(({ entity }) => entity === 'personal-medico')) {
        const days = 'desde=2031-01-06&hasta=2031-01-12';
        const answer = await call(
          visitor,
          `GET /agenda/agenda/horas-disponibles?personalMedicoId=${record.id}&${days}`,
        );
        found.push(...strangers(at, answer, [], visitor));
        if (letter === null ? answer.status !== 403 : answer.status !== 200) found.push(`${at}: ${core(answer)}`);
        const isOut = visible([{ ...record, entity: 'horario' }], 'horario', 'agenda.ver', visitor).length === 0;
        if (isOut && answer.status === 200 && JSON.stringify(answer.body) !== '[]')
          found.push(`${at} of ${record.id}: ${core(answer)}`);
      }
      return found;
    },
  },
  parecidos: {
    how: 'own',
    probe: async (proof, visitor, at) => {
      const found: string[] = [];
      const seen = visible(proof.planted, 'paciente', 'paciente.ver', visitor);
      for (const record of proof.planted.filter(({ entity }) => entity === 'paciente')) {
        const curp = record.marks.find((mark) => /^[A-Z]{4}\d{6}[HMX]/i.test(mark));
        const answer = await call(visitor, 'POST /busqueda/parecidos', {
          recurso: 'paciente',
          registro: { persona: { curp } },
        });
        const told = Array.isArray(answer.body) ? (answer.body as { id: unknown }[]).map(({ id }) => String(id)) : [];
        const mayCompare = letterOf(visitor.profile, 'paciente.identificar') !== null && seen.includes(record);
        if (answer.status === 200 && told.join() !== (mayCompare ? String(record.id) : ''))
          found.push(`${at} ${record.id}: ${core(answer)}`);
        found.push(...strangers(at, answer, mayCompare ? [record] : [], visitor, curp ? [curp] : []));
      }
      return found;
    },
  },
};
