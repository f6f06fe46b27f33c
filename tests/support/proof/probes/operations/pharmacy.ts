import { PLANTED_SUPPLY } from '../../plant-stock';
import type { Table } from './row';

/** Prescriptions, and the book of controlled medicines. */
export const PHARMACY: Table = {
  recetaImpresa: {
    how: 'refused',
    entity: 'receta',
    by: 'receta.ver',
    ask: 'GET /pacientes/receta/impresa?recetaId=:id',
  },
  recetaRevisar: {
    how: 'refused',
    entity: 'paciente',
    by: 'paciente.ver',
    ask: 'POST /pacientes/receta/revisar',
    body: { pacienteId: ':id', lineas: [] },
  },
  recetaRepetir: { how: 'refused', entity: 'receta', by: 'receta.ver', ask: 'POST /pacientes/receta/:id/repetir' },
  recetaPropuestaSurtido: {
    how: 'refused',
    entity: 'receta',
    by: 'receta.surtir',
    ask: 'GET /pacientes/receta/:id/propuesta-surtido',
  },
  recetaSurtir: {
    how: 'refused',
    entity: 'receta',
    by: 'receta.surtir',
    ask: 'POST /pacientes/receta/:id/surtir',
    body: { almacenId: 1, lineas: [] },
  },
  recetaSustitutoProponer: {
    how: 'refused',
    entity: 'receta',
    by: 'receta.surtir',
    ask: 'POST /pacientes/receta/:id/proponer-sustituto',
    body: { detalleId: 1, insumoId: PLANTED_SUPPLY, motivo: 'Se probó de quién es' },
  },
  recetaSustitutoAutorizar: {
    how: 'refused',
    entity: 'receta',
    by: 'receta.crear',
    ask: 'POST /pacientes/receta/:id/autorizar-sustituto',
    body: {},
  },
  recetaSustitutoNegar: {
    how: 'refused',
    entity: 'receta',
    by: 'receta.crear',
    ask: 'POST /pacientes/receta/:id/negar-sustituto',
    body: {},
  },
  recetaCola: { how: 'shown', may: [['receta', 'receta.surtir']], ask: 'GET /pacientes/receta/cola' },
  recetaPendientes: { how: 'shown', may: [['receta', 'receta.surtir']], ask: 'GET /pacientes/receta/pendientes' },
  /** A pharmacy out of reach opens no prescription, and its answer reveals nothing. */
  recetaAbrir: {
    how: 'closed',
    as: 'receta',
    by: 'receta.surtir',
    ask: 'POST /pacientes/receta/abrir',
    body: ({ planted }) => ({ almacenId: ':id', folio: planted.find(({ entity }) => entity === 'receta')!.marks[0] }),
  },
  controladosLibro: {
    how: 'shown',
    may: [['kardex', 'reporte.medicamento-controlado', 'almacen']],
    per: 'almacen',
    ask: ['GET /farmacia/controlados', 'GET /farmacia/controlados?almacenId=:id'],
  },
  controladosMovimientos: {
    how: 'shown',
    may: [['kardex', 'reporte.medicamento-controlado']],
    per: 'almacen',
    ask: `GET /farmacia/controlados/movimientos?almacenId=:id&insumoId=${PLANTED_SUPPLY}`,
  },
  /** A warehouse out of reach starts no count, and its answer links to none. */
  controladosContar: {
    how: 'closed',
    as: 'conteo',
    by: 'conteo.capturar',
    ask: 'POST /farmacia/controlados/contar',
    body: () => ({ almacenId: ':id' }),
  },
};
