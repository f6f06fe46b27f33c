// Generated from schemas/entities/inventario/kardex.json by `npm run generate`. Do not edit: your change would be lost.

import type { ReportLink } from '#platform/web/ui/reports/report-links';
import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { KardexDetails } from './details.gen';

const facts: Fact[] = [
  { source: 'fechaMovimiento', type: 'datetime' },
  { source: 'entrada', type: 'integer' },
  { source: 'salida', type: 'integer' },
  { source: 'saldoInsumo', type: 'integer' },
];
const related: Relation[] = [{ resource: 'kardex', field: 'reversaDeId', permission: 'kardex.ver' }];
const reports: ReportLink[] = [
  { name: 'tarjeta-kardex', permission: 'kardex.ver', take: { almacenId: 'almacenId', insumoId: 'insumoId' } },
];
const history = () => import('./history.gen');

export default function KardexShow() {
  return (
    <ShowPage facts={facts} related={related} reports={reports} history={history}>
      <KardexDetails />
    </ShowPage>
  );
}
