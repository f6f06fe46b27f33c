// Generated from schemas/entities/catalogos/insumo.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { InsumoDetails } from './details.gen';
import { fraccion, insumoUnidadBase, tipoInsumo } from './enums.gen';

const facts: Fact[] = [
  { source: 'clave', type: 'code' },
  { source: 'tipo', type: 'enum', choices: tipoInsumo },
  { source: 'fraccion', type: 'enum', choices: fraccion },
  { source: 'unidadBase', type: 'enum', choices: insumoUnidadBase },
];
const related: Relation[] = [
  { resource: 'alerta-sanitaria', field: 'insumoId', permission: 'inventario.ver' },
  { resource: 'carta-canje', field: 'insumoId', permission: 'carta-canje.ver' },
  { resource: 'contrato-clave', field: 'insumoId', permission: 'proveedor.ver' },
  { resource: 'demanda-insatisfecha', field: 'insumoId', permission: 'inventario.ver' },
  { resource: 'entrega-proveedor', field: 'insumoId', permission: 'proveedor.ver' },
  { resource: 'indicacion', field: 'insumoId', permission: 'nota-evolucion.ver' },
  { resource: 'insumo-configuracion', field: 'insumoId', permission: 'insumo-configuracion.ver' },
  { resource: 'inventario', field: 'insumoId', permission: 'inventario.ver' },
  { resource: 'kardex', field: 'insumoId', permission: 'kardex.ver' },
  { resource: 'lote', field: 'insumoId', permission: 'inventario.ver' },
  { resource: 'lote-expirar', field: 'insumoId', permission: 'carta-canje.ver' },
];
const history = () => import('./history.gen');

export default function InsumoShow() {
  return (
    <ShowPage facts={facts} related={related} history={history}>
      <InsumoDetails />
    </ShowPage>
  );
}
