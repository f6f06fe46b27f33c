import type { Table } from './row';

/** Suppliers, and exchanges with them. */
export const SUPPLIERS: Table = {
  propuestasCambioInsumoList: {
    how: 'listed',
    may: [['propuesta-cambio', 'propuesta-cambio.ver']],
    key: 'propuestaCambioId',
    ask: 'GET /proveedores/proveedores/propuestas-cambio-insumo-list?pageSize=1000',
  },
  proveedorList: {
    how: 'listed',
    may: [['proveedor', 'proveedor.ver']],
    key: 'proveedorId',
    ask: 'GET /oficinas-centrales/proveedor/proveedor-list?pageSize=1000',
  },
  proveedorContratos: {
    how: 'refused',
    entity: 'proveedor',
    by: 'proveedor.ver',
    ask: 'GET /oficinas-centrales/proveedor/:id/contratos',
  },
  proveedorEntregas: {
    how: 'refused',
    entity: 'proveedor',
    by: 'proveedor.ver',
    ask: 'GET /oficinas-centrales/proveedor/:id/entregas',
  },
  proveedorEvaluacion: {
    how: 'refused',
    entity: 'proveedor',
    by: 'proveedor.ver',
    ask: 'GET /oficinas-centrales/proveedor/:id/evaluacion',
  },
  proveedorCartasCanje: {
    how: 'shown',
    may: [['carta-canje', 'carta-canje.ver']],
    per: 'proveedor',
    within: 'proveedor',
    ask: 'GET /oficinas-centrales/proveedor/:id/cartas-canje?pageSize=1000',
  },
  propuestaCambioResponder: {
    how: 'refused',
    entity: 'propuesta-cambio',
    by: 'propuesta-cambio.responder',
    ask: 'POST /proveedores/proveedores/propuesta-cambio-insumo/:id/responder',
    body: { decision: 'ACEPTAR' },
  },
  propuestaCambioMensaje: {
    how: 'refused',
    entity: 'propuesta-cambio',
    by: 'propuesta-cambio.ver',
    ask: 'POST /proveedores/proveedores/propuesta-cambio-insumo/:id/mensaje',
    body: { texto: 'De acuerdo' },
  },
  recibirCambioInsumo: {
    how: 'refused',
    entity: 'propuesta-cambio',
    by: 'propuesta-cambio.recibir',
    ask: 'POST /proveedores/proveedores/recibir-cambio-insumo',
    body: { propuestaCambioId: ':id', remision: 'R-1', lineas: [{ id: 1, recibido: 1 }] },
  },
  proponerCambio: {
    how: 'refused',
    entity: 'lote-expirar',
    by: 'propuesta-cambio.crear',
    ask: 'POST /proveedores/proveedores/proponer-cambio',
    body: { loteIds: [':id'] },
  },
};
