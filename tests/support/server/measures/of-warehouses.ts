import { expect } from 'vitest';
import { filterBy } from '../app';
import { sum, type Measure, type Reader, type Row } from './reading';

export const STOCK = '/api/inventario/inventario';
export const REQUESTS = '/api/inventario/solicitud';

/** States of open requests. */
const OPEN = [
  'ENVIADA',
  'EN_REVISION',
  'AUTORIZADA',
  'EN_SURTIMIENTO',
  'SURTIDA',
  'EN_TRANSITO',
  'RECIBIDA',
  'RECIBIDA_CON_DIFERENCIAS',
];

export interface Place {
  readonly almacenId: number;
  readonly unidadId: number;
  readonly nombre: string;
}
export const stockReport = ({ almacenId }: Place) => `/api/reportes/inventario-reporte?almacenId=${almacenId}`;
export const handOuts = ({ almacenId }: Place) => `${STOCK}/inventario-actual-cendis?cendisId=${almacenId}`;
const inList =
  (total?: string, more: object = {}): Reader<Place> =>
  (read, { almacenId }) =>
    read.list(STOCK, { almacenId, ...more }, total);
const inFile =
  (name: string): Reader<Place> =>
  (read, { almacenId }) =>
    read.column(`${STOCK}/exportar?formato=csv&filterBy=${filterBy({ almacenId })}`, name);
const inReport =
  (field: string): Reader<Place> =>
  async (read, place) =>
    sum((await read.report(stockReport(place))).filas, field);
const inNetwork =
  (field: string): Reader<Place> =>
  async (read, { unidadId, nombre }) => {
    const { filas } = await read.report(`/api/oficinas-centrales/almacen?unidadId=${unidadId}`);
    const own = filas.filter((row) => row['nombre'] === nombre);
    expect(own, nombre).toHaveLength(1);
    return Number(own[0]![field]);
  };

/** Measures of warehouses, with each list, file, report, tile and board that shows them. */
export const OF_WAREHOUSES: readonly Measure<Place>[] = [
  {
    measure: 'pieces on hand',
    readers: {
      list: inList('existencia'),
      file: inFile('Existencia'),
      lots: (read, { almacenId }) => read.list(`${STOCK}/lote`, { almacenId }, 'existencia'),
      report: inReport('existencia'),
      'tile of the report and board': (read, place) => read.tile(stockReport(place), 'resumen', 'piezas'),
      'report file': (read, place) => read.lastOf(`${stockReport(place)}&formato=csv`, 'Piezas · Existencia'),
      'hand-outs': async (read, place) => sum((await read.report(handOuts(place))).filas, 'existencia'),
    },
  },
  {
    measure: 'pieces reserved',
    readers: {
      list: inList('reservada'),
      file: inFile('Apartada'),
      lots: (read, { almacenId }) => read.list(`${STOCK}/lote`, { almacenId }, 'reservada'),
      report: inReport('reservada'),
    },
  },
  {
    measure: 'pieces available',
    readers: {
      list: inList('disponible'),
      file: inFile('Disponible'),
      report: inReport('disponible'),
      'hand-outs': async (read, place) => sum((await read.report(handOuts(place))).filas, 'disponible'),
    },
  },
  {
    measure: 'pieces in transit',
    readers: { list: inList('enTransito'), file: inFile('En tránsito'), report: inReport('enTransito') },
  },
  {
    measure: 'value of stock',
    readers: {
      list: inList('valor'),
      file: inFile('Valor'),
      'tile of the report and board': (read, place) => read.tile(stockReport(place), 'resumen', 'valor'),
      'tile of the hand-outs': (read, place) => read.tile(handOuts(place), 'resumen', 'valor'),
      network: inNetwork('valor'),
    },
  },
  {
    measure: 'supplies without stock',
    readers: {
      'list and board of the pharmacy': inList(undefined, { nivelAbasto: ['SIN_EXISTENCIA'] }),
      'tile of the report and board': (read, place) => read.tile(stockReport(place), 'resumen', 'sinExistencia'),
      'tile of the hand-outs': (read, place) => read.tile(handOuts(place), 'resumen', 'enCero'),
    },
  },
  {
    measure: 'supplies below their minimum',
    readers: {
      list: inList(undefined, { nivelAbasto: ['CRITICO'] }),
      'tile of the report': (read, place) => read.tile(stockReport(place), 'resumen', 'critico'),
      'tile of the hand-outs': (read, place) => read.tile(handOuts(place), 'resumen', 'bajoMinimo'),
    },
  },
  {
    measure: 'value that expires in 90 days',
    readers: {
      'tile of the report and board': (read, place) => read.tile(stockReport(place), 'resumen', 'porCaducar'),
      network: inNetwork('porCaducar'),
    },
  },
  {
    measure: 'open requests',
    readers: {
      list: (read, { almacenId }) => read.list(REQUESTS, { almacenSolicitanteId: almacenId, estatus: OPEN }),
      'by status': async (read, { almacenId }) => {
        const rows = await read.get<Row[]>(
          `${REQUESTS}/cantidad-estatus-solicitud?rol=solicitante&almacenId=${almacenId}`,
        );
        return sum(
          rows.filter(({ estatus }) => OPEN.includes(String(estatus))),
          'cantidad',
        );
      },
      network: inNetwork('solicitudes'),
    },
  },
];
