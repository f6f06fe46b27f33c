import { visible } from '../../planted';
import { PLANTED_RECALL, PLANTED_SUPPLY } from '../../plant-stock';
import { strangers } from '../reading';
import { call } from './call';
import { interpret } from './interpret';
import { recordsAs } from './records-as';
import type { Table } from './row';

/** Stock, counts, recalls, cold chain and the settings of warehouses. */
export const STOCK: Table = {
  conteoCaptura: {
    how: 'refused',
    entity: 'conteo',
    by: 'conteo.capturar',
    ask: 'PUT /inventario/conteo/:id/captura',
    body: { lineas: [{ conteoDetalleId: 1, conteo: 1 }] },
  },
  conteoLoteHallado: {
    how: 'refused',
    entity: 'conteo',
    by: 'conteo.capturar',
    ask: 'POST /inventario/conteo/:id/lote-hallado',
    body: { insumoId: 1, conteo: 1 },
  },
  /** Recalls belong to the whole network; the answers to them do not. */
  alertaSanitariaResponder: {
    how: 'alike',
    entity: 'almacen',
    by: 'alerta-sanitaria.responder',
    ask: `POST /inventario/alerta-sanitaria/${PLANTED_RECALL}/responder`,
    body: { almacenId: ':id', localizadas: 0 },
  },
  detalleExistencias: {
    how: 'refused',
    entity: 'almacen',
    by: 'inventario.ver',
    ask: `GET /inventario/inventario/detalle-existencias/${PLANTED_SUPPLY}?almacenId=:id`,
  },
  loteEstatus: {
    how: 'refused',
    entity: 'lote',
    by: 'lote.cambiar-estatus',
    ask: 'POST /inventario/inventario/lote/:id/estatus',
    body: { estatus: 'CUARENTENA', motivo: 'Se probó de quién es', red: true },
  },
  loteCaducidad: {
    how: 'refused',
    entity: 'lote',
    by: 'lote.actualizar-caducidad',
    ask: 'POST /inventario/inventario/lote/:id/caducidad',
    body: { caducidadNueva: '2032-01-31', motivo: 'Se probó de quién es' },
  },
  actualizarCaducidad: {
    how: 'refused',
    entity: 'lote',
    by: 'lote.actualizar-caducidad',
    ask: 'PUT /inventario/inventario/actualizar-caducidad',
    body: { loteId: ':id', caducidadNueva: '2032-01-31', motivo: 'Se probó de quién es' },
  },
  temperaturaAnotar: {
    how: 'refused',
    entity: 'equipo-frio',
    by: 'red-fria.registrar',
    ask: 'POST /inventario/temperatura/de-equipo/:id',
    body: { temperatura: 4, humedad: 40 },
  },
  temperaturaCuarentena: {
    how: 'refused',
    entity: 'temperatura',
    by: 'lote.cambiar-estatus',
    ask: 'POST /inventario/temperatura/:id/cuarentena',
    body: {},
  },
  inventarioPorLote: {
    how: 'listed',
    may: [['lote', 'inventario.ver']],
    key: 'loteId',
    ask: 'GET /inventario/inventario/inventario-por-lote?pageSize=1000',
  },
  nivelAbasto: {
    how: 'counted',
    may: [['inventario', 'inventario.ver']],
    ask: 'GET /inventario/inventario/inventario-nivel-abasto?por=ALMACEN',
    count: (body) => (body as { totales?: { claves?: number } }).totales?.claves ?? 0,
  },
  fondoFijo: {
    how: 'shown',
    may: [['inventario', 'fondo-fijo.ver']],
    ask: 'GET /inventario/inventario/porcentaje-fondo-fijo',
  },
  comprobacion: {
    how: 'shown',
    // Shows the key of a warehouse beside its name.
    may: [
      ['inventario', 'kardex.ver'],
      ['lote', 'kardex.ver'],
      ['kardex', 'kardex.ver', 'almacen'],
    ],
    ask: 'GET /inventario/inventario/comprobacion',
  },
  desabasto: {
    how: 'shown',
    may: [['inventario', 'inventario.ver']],
    ask: 'GET /inventario/inventario/desabasto?soloCronicos=false',
  },
  inventarioCendis: {
    how: 'shown',
    may: [['inventario', 'inventario.ver']],
    ask: 'GET /inventario/inventario/inventario-actual-cendis',
  },
  tarjetaKardex: {
    how: 'own',
    probe: async (proof, visitor, at) => {
      const seen = visible(proof.planted, 'kardex', 'kardex.ver', visitor);
      const path = '/inventario/inventario/tarjeta-kardex';
      const found: string[] = [];
      for (const record of recordsAs('kardex', 'almacen', proof)) {
        const { id } = record;
        const answer = await call(visitor, `GET ${path}?almacenId=${id}&insumoId=${PLANTED_SUPPLY}`);
        found.push(...strangers(`${at} of ${id}`, answer, seen, visitor));
        const rows = (answer.body as { filas?: readonly object[] }).filas ?? [];
        const isTheirs = visible([record], 'kardex', 'kardex.ver', visitor).length > 0;
        if (!isTheirs && rows.length > 0) found.push(`${at} of ${id}: shows a warehouse out of reach`);
      }
      return found;
    },
  },
  inventarioRecibir: {
    how: 'closed',
    as: 'recepcion',
    by: 'entrada.registrar',
    among: 'catalogo.ver',
    ask: 'POST /inventario/inventario',
    body: () => ({
      almacenId: ':id',
      proveedorId: 1,
      remision: 'R-1',
      inspeccionEmpaque: 'CUMPLE',
      inspeccionEtiquetado: 'CUMPLE',
      inspeccionCaducidad: 'CUMPLE',
      inspeccionTemperatura: 'NO_APLICA',
      lineas: [{ insumoId: 1, numeroLote: 'X', caducidad: '2032-01-31', cantidad: 1, costoUnitario: 1 }],
    }),
  },
  insumoConfiguracionAceptar: {
    how: 'refused',
    entity: 'insumo-configuracion',
    by: 'insumo-configuracion.editar',
    ask: 'POST /inventario/insumo-configuracion/:id/aceptar',
  },
  insumoConfiguracionConsumo: {
    how: 'each',
    entity: 'insumo-configuracion',
    by: 'insumo-configuracion.ver',
    ask: 'GET /inventario/insumo-configuracion/:id/consumo',
  },
  insumoConfiguracionSinConfigurar: {
    how: 'closed',
    as: 'insumo-configuracion',
    by: 'insumo-configuracion.ver',
    among: 'catalogo.ver',
    ask: 'GET /inventario/insumo-configuracion/sin-configurar?almacenId=:id',
  },
  insumoConfiguracionCopiar: {
    how: 'closed',
    as: 'insumo-configuracion',
    by: 'insumo-configuracion.editar',
    among: 'catalogo.ver',
    ask: 'POST /inventario/insumo-configuracion/copiar',
    body: () => ({ copiarDeAlmacenId: ':other', almacenId: ':id' }),
  },
  insumoConfiguracionMasivo: {
    how: 'own',
    probe: async (proof, visitor, at) => {
      const [ask, by] = ['PUT /inventario/insumo-configuracion/masivo', 'insumo-configuracion.editar'] as const;
      const body = () => [{ almacenId: ':id', insumoId: 1 }];
      const entity = 'insumo-configuracion';
      return [
        ...(await interpret<'closed'>(
          { how: 'closed', as: entity, by, among: 'catalogo.ver', ask, body },
          proof,
          visitor,
          at,
        )),
        ...(await interpret<'alike'>(
          { how: 'alike', entity, by, ask, body: [{ aceptarSugerencias: [':id'] }] },
          proof,
          visitor,
          at,
        )),
      ];
    },
  },
};
