// Generated from schemas/entities/proveedores/proveedor.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { recordActions } from './actions.gen';
import { ProveedorDetails } from './details.gen';
import { proveedorEstatus, proveedorTipo } from './enums.gen';

const facts: Fact[] = [
  { source: 'rfc', type: 'text' },
  { source: 'tipo', type: 'enum', choices: proveedorTipo },
  { source: 'estatus', type: 'enum', choices: proveedorEstatus },
];
const related: Relation[] = [
  { resource: 'alerta-sanitaria', field: 'proveedorId', permission: 'inventario.ver' },
  { resource: 'carta-canje', field: 'proveedorId', permission: 'carta-canje.ver' },
  { resource: 'contrato', field: 'proveedorId', permission: 'proveedor.ver' },
  { resource: 'contrato-clave', field: 'proveedorId', permission: 'proveedor.ver' },
  { resource: 'entrega-proveedor', field: 'proveedorId', permission: 'proveedor.ver' },
  { resource: 'evaluacion-proveedor', field: 'proveedorId', permission: 'proveedor.ver' },
  { resource: 'evento', field: 'proveedorId', permission: 'agenda.ver' },
  { resource: 'lote', field: 'proveedorId', permission: 'inventario.ver' },
  { resource: 'lote-expirar', field: 'proveedorId', permission: 'carta-canje.ver' },
  { resource: 'propuesta-cambio', field: 'proveedorId', permission: 'propuesta-cambio.ver' },
  { resource: 'recepcion', field: 'proveedorId', permission: 'inventario.ver' },
  { resource: 'usuario', field: 'proveedorId', permission: 'usuario.ver' },
];
const history = () => import('./history.gen');

export default function ProveedorShow() {
  return (
    <ShowPage facts={facts} related={related} history={history} actions={recordActions}>
      <ProveedorDetails />
    </ShowPage>
  );
}
