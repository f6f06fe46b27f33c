// Generated from schemas/entities/inventario/lote.json by `npm run generate`. Do not edit: your change would be lost.

import type { ReportLink } from '#platform/web/ui/reports/report-links';
import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { recordActions } from './actions.gen';
import { LoteDetails } from './details.gen';
import { estatusLote } from './enums.gen';

const facts: Fact[] = [
  {
    source: 'almacenId',
    type: 'reference',
    reference: 'almacen',
    labelField: 'almacenNombre',
    permission: 'catalogo.ver',
  },
  { source: 'caducidad', type: 'date' },
  { source: 'existencia', type: 'integer' },
  { source: 'estatus', type: 'enum', choices: estatusLote },
];
const related: Relation[] = [
  { resource: 'carta-canje', field: 'loteId', permission: 'carta-canje.ver' },
  { resource: 'entrega-proveedor', field: 'loteId', permission: 'proveedor.ver' },
  { resource: 'kardex', field: 'loteId', permission: 'kardex.ver' },
  { resource: 'lote-expirar', field: 'loteId', permission: 'carta-canje.ver' },
  { resource: 'ministracion', field: 'loteId', permission: 'nota-evolucion.ver' },
];
const reports: ReportLink[] = [
  {
    name: 'tarjeta-kardex',
    permission: 'kardex.ver',
    take: { almacenId: 'almacenId', insumoId: 'insumoId', loteId: 'loteId' },
  },
];
const history = () => import('./history.gen');

export default function LoteShow() {
  return (
    <ShowPage facts={facts} related={related} reports={reports} history={history} actions={recordActions}>
      <LoteDetails />
    </ShowPage>
  );
}
