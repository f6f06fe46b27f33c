import { today } from '../../../today';
import type { Table } from './row';

/** A period that includes the day on which all records were planted. */
const AROUND = `desde=${today(-1800)}&hasta=${today(1800)}`;

const NAMED = [
  'almacen',
  'unidad',
  'jurisdiccion',
  'inventario',
  'lote',
  'kardex',
  'receta',
  'solicitud',
  'hospitalizacion',
  'orden-cargo',
  'nucleo',
  'cama',
];
/** Everything that a report names, within the reach of its permission. */
const toldBy = (permission: string) => NAMED.map((entity) => [entity, permission] as const);

const OF_PROGRAMMES = ['programa', 'unidad', 'insumo'].map((entity) => [entity, 'programa.ver'] as const);

/** Reports. They name no place out of reach. */
export const REPORTS: Table = {
  farmacia: {
    how: 'shown',
    may: toldBy('reporte.farmacia'),
    per: 'almacen',
    ask: `GET /reportes/farmacia?${AROUND}&almacenId=:id`,
  },
  almacen: {
    how: 'shown',
    may: toldBy('reporte.almacen'),
    per: 'almacen',
    ask: `GET /reportes/almacen?${AROUND}&almacenId=:id`,
  },
  inventarioReporte: {
    how: 'shown',
    may: toldBy('reporte.inventario'),
    per: 'almacen',
    ask: `GET /reportes/inventario-reporte?almacenId=:id`,
  },
  recetas: {
    how: 'shown',
    may: toldBy('reporte.recetas'),
    per: 'unidad',
    ask: `GET /reportes/recetas?${AROUND}&unidadId=:id`,
  },
  disponibilidad: {
    how: 'shown',
    may: toldBy('red-historial.ver'),
    per: 'unidad',
    ask: `GET /reportes/disponibilidad?${AROUND}&unidadId=:id`,
  },
  consultasDiagnosticos: {
    how: 'shown',
    may: toldBy('consulta.ver'),
    per: 'unidad',
    ask: `GET /reportes/consultas-diagnosticos?${AROUND}&unidadId=:id`,
  },
  turnoEnfermeria: {
    how: 'shown',
    may: toldBy('hospitalizacion.ver'),
    per: 'unidad',
    ask: `GET /reportes/turno-enfermeria?${AROUND}&unidadId=:id`,
  },
  hospitalizacion: {
    how: 'shown',
    may: toldBy('reporte.hospitalizacion'),
    per: 'unidad',
    ask: `GET /reportes/hospitalizacion?${AROUND}&unidadId=:id`,
  },
  ordenCargo: {
    how: 'shown',
    may: toldBy('reporte.orden-cargo'),
    per: 'unidad',
    ask: `GET /reportes/orden-cargo?${AROUND}&unidadId=:id`,
  },
  centrales: {
    how: 'shown',
    may: toldBy('reporte.centrales'),
    per: 'unidad',
    ask: `GET /reportes/centrales?${AROUND}&unidadId=:id`,
  },
  cendis: {
    how: 'shown',
    may: toldBy('reporte.cendis'),
    per: 'almacen',
    ask: `GET /reportes/cendis?${AROUND}&cendisId=:id`,
  },
  oficinaCentral: {
    how: 'shown',
    may: toldBy('reporte.oficina-central'),
    per: 'jurisdiccion',
    ask: `GET /reportes/oficina-central?${AROUND}&jurisdiccionId=:id`,
  },
  medicamentoControlado: {
    how: 'shown',
    may: [['inventario', 'reporte.medicamento-controlado']],
    per: 'almacen',
    ask: 'GET /reportes/medicamento-controlado?almacenId=:id',
  },
  atencionMedica: {
    how: 'shown',
    may: [
      ['unidad', 'reporte.atencion'],
      ['jurisdiccion', 'reporte.atencion'],
      ['programa', 'programa.ver'],
    ],
    ask: ['UNIDAD', 'JURISDICCION', 'PROGRAMA'].map(
      (by) => `GET /reportes/atencion-medica?${AROUND}&por=${by}` as const,
    ),
  },
  /** Programme figures name no patient, and only units within reach. */
  programasAvance: { how: 'shown', may: OF_PROGRAMMES, ask: 'GET /programas/programa/avance' },
  programasMedicinas: { how: 'shown', may: OF_PROGRAMMES, ask: 'GET /programas/programa/medicinas' },
  caducidades: {
    how: 'counted',
    may: [['lote', 'inventario.ver']],
    ask: 'GET /reportes/caducidades?meses=36',
    count: (body) => (body as { totales?: { lotes?: number } }).totales?.lotes ?? 0,
    atMost: true,
  },
  funcionesIncompatibles: {
    how: 'shown',
    may: [['usuario', 'usuario.ver']],
    ask: 'GET /reportes/funciones-incompatibles',
  },
};
