// Generated from schemas/entities/inventario/inventario.json by `npm run generate`. Do not edit: your change would be lost.

import type { ReportLink } from '#platform/web/ui/reports/report-links';
import type { Fact } from '#platform/web/ui/show/RecordFacts';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { InventarioDetails } from './details.gen';
import { nivelAbasto } from './enums.gen';

const facts: Fact[] = [
  {
    source: 'insumoId',
    type: 'reference',
    reference: 'insumo',
    labelField: 'insumoNombre',
    permission: 'catalogo.ver',
  },
  {
    source: 'almacenId',
    type: 'reference',
    reference: 'almacen',
    labelField: 'almacenNombre',
    permission: 'catalogo.ver',
  },
  { source: 'disponible', type: 'integer' },
  { source: 'nivelAbasto', type: 'enum', choices: nivelAbasto },
];
const reports: ReportLink[] = [
  { name: 'tarjeta-kardex', permission: 'kardex.ver', take: { almacenId: 'almacenId', insumoId: 'insumoId' } },
];
const history = () => import('./history.gen');

export default function InventarioShow() {
  return (
    <ShowPage facts={facts} reports={reports} history={history}>
      <InventarioDetails />
    </ShowPage>
  );
}
