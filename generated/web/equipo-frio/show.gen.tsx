// Generated from schemas/entities/inventario/equipo-frio.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { recordActions } from './actions.gen';
import { EquipoFrioDetails } from './details.gen';
import { tipoEquipoFrio } from './enums.gen';

const facts: Fact[] = [
  {
    source: 'almacenId',
    type: 'reference',
    reference: 'almacen',
    labelField: 'almacenNombre',
    permission: 'catalogo.ver',
  },
  { source: 'tipo', type: 'enum', choices: tipoEquipoFrio },
  { source: 'minima', type: 'number', scale: 1, unit: '°C' },
  { source: 'maxima', type: 'number', scale: 1, unit: '°C' },
];
const related: Relation[] = [{ resource: 'temperatura', field: 'equipoFrioId', permission: 'inventario.ver' }];
const history = () => import('./history.gen');

export default function EquipoFrioShow() {
  return (
    <ShowPage facts={facts} related={related} history={history} actions={recordActions}>
      <EquipoFrioDetails />
    </ShowPage>
  );
}
