import { visible } from '../../planted';
import { core } from '../../tell';
import { strangers } from '../reading';
import { call, NOBODY } from './call';
import { lotsOfTheWarehouse } from './lots-of-the-warehouse';
import type { Table } from './row';

const GIVEN_BACK = {
  motivo: 'No se usó',
  lineas: [{ insumoOrdenCargoId: 1, loteId: 1, cantidad: 1, condicion: 'INTEGRO' }],
};

/** Charge orders: written, authorised, dispensed, received, returned. */
export const ORDERS: Table = {
  ordenCargoAtendidas: {
    how: 'shown',
    may: [['orden-cargo', 'orden-cargo.ver']],
    ask: 'GET /pacientes/orden-cargo/atendidas',
  },
  ordenCargoHistorico: {
    how: 'shown',
    may: [['orden-cargo', 'orden-cargo.ver']],
    ask: 'GET /pacientes/orden-cargo/historico',
  },
  ordenCargoSurtidas: {
    how: 'shown',
    may: [['orden-cargo', 'orden-cargo.ver']],
    ask: 'GET /inventario/orden-cargo/historico',
  },
  ordenCargoPendientesAutorizar: {
    how: 'shown',
    may: [['orden-cargo', 'orden-cargo.autorizar']],
    ask: 'GET /pacientes/orden-cargo/pendientes-autorizar',
  },
  ordenCargoPorRecibir: {
    how: 'shown',
    may: [['orden-cargo', 'orden-cargo.recibir']],
    ask: 'GET /inventario/orden-cargo/recepcion',
  },
  ordenCargoPorDevolver: {
    how: 'shown',
    may: [['orden-cargo', 'orden-cargo.devolver']],
    ask: 'GET /inventario/orden-cargo/devolucion',
  },
  ordenCargoCola: {
    how: 'shown',
    may: [
      ['orden-cargo', 'orden-cargo.surtir'],
      ['devolucion-orden-cargo', 'orden-cargo.surtir'],
    ],
    ask: 'GET /inventario/orden-cargo',
  },
  ordenCargoDetalle: {
    how: 'each',
    entity: 'orden-cargo',
    by: 'orden-cargo.ver',
    ask: 'GET /pacientes/orden-cargo/detalle-orden-cargo/:id',
  },
  ordenCargoDetalleConsulta: {
    how: 'each',
    entity: 'orden-cargo',
    by: 'orden-cargo.ver',
    ask: 'GET /pacientes/orden-cargo/detalle-orden-cargo?ordenCargoId=:id',
  },
  ordenCargoPorSurtir: {
    how: 'each',
    entity: 'orden-cargo',
    by: 'orden-cargo.surtir',
    ask: 'GET /inventario/orden-cargo/surtir/insumo-orden-cargo?ordenCargoId=:id',
  },
  ordenCargoPropuesta: {
    how: 'each',
    entity: 'orden-cargo',
    by: 'orden-cargo.surtir',
    // Proposes lots of that warehouse, and warns of the patient's allergies.
    tells: (record, proof) => [
      ...lotsOfTheWarehouse(record, proof),
      ...proof.planted.filter(
        ({ entity, marks }) => entity === 'paciente' && marks.some((mark) => record.marks.includes(mark)),
      ),
    ],
    ask: 'GET /inventario/orden-cargo/detalle?ordenCargoId=:id',
  },
  ordenCargoListaSurtido: {
    how: 'each',
    entity: 'orden-cargo',
    by: 'orden-cargo.surtir',
    tells: lotsOfTheWarehouse,
    ask: 'GET /inventario/orden-cargo/lista-surtido?ordenCargoIds=:id',
  },
  ordenCargoSurtir: {
    how: 'refused',
    entity: 'orden-cargo',
    by: 'orden-cargo.surtir',
    ask: 'PUT /inventario/orden-cargo/surtir/insumo-orden-cargo',
    body: { ordenCargoId: ':id', lineas: [] },
  },
  ordenCargoRecibir: {
    how: 'refused',
    entity: 'orden-cargo',
    by: 'orden-cargo.recibir',
    ask: 'POST /inventario/orden-cargo/recepcion',
    body: { ordenCargoId: ':id', lineas: [] },
  },
  ordenCargoTomar: {
    how: 'refused',
    entity: 'orden-cargo',
    by: 'orden-cargo.surtir',
    ask: 'POST /inventario/orden-cargo/tomar',
    body: { ordenCargoId: ':id' },
  },
  ordenCargoSoltar: {
    how: 'refused',
    entity: 'orden-cargo',
    by: 'orden-cargo.surtir',
    ask: 'POST /inventario/orden-cargo/soltar',
    body: { ordenCargoId: ':id' },
  },
  ordenCargoRelevar: {
    how: 'refused',
    entity: 'orden-cargo',
    by: 'orden-cargo.surtir',
    ask: 'POST /inventario/orden-cargo/relevar',
    body: { ordenCargoId: ':id', version: 1, confirmado: true },
  },
  ordenCargoTomarVarias: {
    how: 'refused',
    entity: 'orden-cargo',
    by: 'orden-cargo.surtir',
    ask: 'POST /inventario/orden-cargo/tomar-varias',
    body: { ordenCargoIds: [':id'] },
  },
  ordenCargoActividad: {
    how: 'refused',
    entity: 'orden-cargo',
    by: 'orden-cargo.surtir',
    ask: 'POST /inventario/orden-cargo/actividad',
    body: { ordenCargoId: ':id' },
  },
  insumosOrdenCargoGuardar: {
    how: 'refused',
    entity: 'orden-cargo',
    by: 'orden-cargo.crear',
    ask: 'PUT /pacientes/orden-cargo/insumos-orden-cargo',
    body: { ordenCargoId: ':id', lineas: [] },
  },
  ordenCargoDevolver: {
    how: 'refused',
    entity: 'orden-cargo',
    by: 'orden-cargo.devolver',
    ask: 'POST /pacientes/orden-cargo/:id/devolver',
    body: GIVEN_BACK,
  },
  ordenCargoDevolucion: {
    how: 'refused',
    entity: 'orden-cargo',
    by: 'orden-cargo.devolver',
    ask: 'POST /inventario/orden-cargo/devolucion',
    body: { ordenCargoId: ':id', ...GIVEN_BACK },
  },
  ordenCargoCrear: {
    how: 'refused',
    entity: 'hospitalizacion',
    by: 'orden-cargo.crear',
    ask: 'POST /pacientes/orden-cargo',
    body: { hospitalizacionId: ':id', tipo: 'ORDINARIA', lineas: [{ insumoId: 1, cantidadSolicitada: 1 }] },
  },
  insumosOrdenCargo: {
    how: 'refused',
    entity: 'hospitalizacion',
    by: 'orden-cargo.crear',
    ask: 'GET /pacientes/orden-cargo/insumos-orden-cargo?hospitalizacionId=:id',
  },
  ordenCargoAutorizarVarias: {
    how: 'own',
    probe: async (proof, visitor, at) => {
      const reached = new Set(visible(proof.planted, 'orden-cargo', 'orden-cargo.autorizar', visitor));
      const out = proof.planted.filter((record) => record.entity === 'orden-cargo' && !reached.has(record));
      const answer = await call(visitor, 'POST /pacientes/orden-cargo/autorizar', {
        ids: [...out.map(({ id }) => Number(id)), NOBODY],
      });
      const { autorizadas, rechazos } = answer.body as { autorizadas: number[]; rechazos: { codigo: string }[] };
      const isRefused = autorizadas.length === 0 && rechazos.every(({ codigo }) => codigo === 'NO_ENCONTRADO');
      return [...(isRefused ? [] : [`${at}: ${core(answer)}`]), ...strangers(at, answer, [], visitor)];
    },
  },
};
