// Generated from schemas/entities/proveedores/contrato.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { ContratoDetails } from './details.gen';

const facts: Fact[] = [
  {
    source: 'proveedorId',
    type: 'reference',
    reference: 'proveedor',
    labelField: 'proveedorNombre',
    permission: 'proveedor.ver',
  },
  { source: 'ejercicio', type: 'text' },
  { source: 'vigenciaHasta', type: 'date' },
];
const related: Relation[] = [
  { resource: 'contrato-clave', field: 'contratoId', permission: 'proveedor.ver' },
  { resource: 'entrega-proveedor', field: 'contratoId', permission: 'proveedor.ver' },
  { resource: 'recepcion', field: 'contratoId', permission: 'inventario.ver' },
];
const history = () => import('./history.gen');

export default function ContratoShow() {
  return (
    <ShowPage facts={facts} related={related} history={history}>
      <ContratoDetails />
    </ShowPage>
  );
}
