import { PLANTED_SUPPLY } from '../../plant-stock';
import { stockedPlaces } from './stocked-places';
import type { Table } from './row';

/** Operations of the central office over the whole network. */
export const NETWORK: Table = {
  ocSolicitud: {
    how: 'shown',
    may: [['solicitud', 'oc-solicitud.ver']],
    ask: 'GET /oficinas-centrales/solicitud?pageSize=100',
  },
  ocConsolidado: {
    how: 'shown',
    may: [['solicitud', 'oc-solicitud.ver']],
    ask: 'GET /oficinas-centrales/solicitud/consolidado',
  },
  ocLineas: {
    how: 'shown',
    may: [['solicitud', 'oc-solicitud.ver']],
    // Names the possible supplying warehouses, which everybody who may request supplies may see.
    also: ({ planted }) => planted.filter(({ entity }) => entity === 'almacen'),
    ask: `GET /oficinas-centrales/solicitud/lineas?insumoId=${PLANTED_SUPPLY}`,
  },
  ocAutorizarMasivo: {
    how: 'alike',
    entity: 'solicitud',
    by: 'oc-solicitud.autorizar',
    done: true,
    ask: 'POST /oficinas-centrales/solicitud/autorizar-masivo',
    body: { ids: [':id'], regla: 'PRORRATEO' },
  },
  ocSolicitudReasignar: {
    how: 'refused',
    entity: 'solicitud',
    by: 'oc-solicitud.autorizar',
    ask: 'PUT /oficinas-centrales/solicitud/:id',
    body: { version: 1, lineas: [{ solicitudDetalleId: 1 }] },
  },
  ocConfiguracion: {
    how: 'shown',
    may: [['insumo-configuracion', 'insumo-configuracion.ver']],
    ask: 'GET /oficinas-centrales/insumo-configuracion?pageSize=100',
  },
  ocConfiguracionGuardar: {
    how: 'alike',
    entity: 'insumo-configuracion',
    by: 'insumo-configuracion.autorizar',
    ask: 'PUT /oficinas-centrales/insumo-configuracion',
    body: { ids: [':id'], autorizado: true },
  },
  ocUnidad: {
    how: 'shown',
    may: [],
    also: stockedPlaces('unidad.ver-red'),
    per: 'unidad',
    ask: 'GET /oficinas-centrales/unidad/:id',
  },
  ocAlmacen: {
    how: 'shown',
    may: [],
    also: stockedPlaces('inventario.ver'),
    per: 'almacen',
    ask: 'GET /oficinas-centrales/almacen/:id',
  },
  ocAlmacenInventario: {
    how: 'shown',
    may: [['inventario', 'inventario.ver']],
    per: 'almacen',
    ask: 'GET /oficinas-centrales/almacen/:id/inventario',
  },
  unidadesRed: { how: 'shown', may: [], also: stockedPlaces('unidad.ver-red'), ask: 'GET /oficinas-centrales/unidad' },
  almacenesRed: {
    how: 'shown',
    may: [],
    also: stockedPlaces('inventario.ver'),
    ask: 'GET /oficinas-centrales/almacen',
  },
  redistribucion: {
    how: 'shown',
    may: [['inventario', 'solicitud.crear']],
    ask: 'GET /inventario/redistribucion',
  },
  redistribuir: {
    how: 'alike',
    entity: 'almacen',
    by: 'solicitud.crear',
    ask: 'POST /inventario/redistribucion',
    body: { propuestas: [{ insumoId: PLANTED_SUPPLY, origenId: ':id', destinoId: ':other', cantidad: 1 }] },
  },
};
