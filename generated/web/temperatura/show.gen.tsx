// Generated from schemas/entities/inventario/temperatura.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { recordActions } from './actions.gen';
import { TemperaturaDetails } from './details.gen';
import { estadoLectura } from './enums.gen';

const facts: Fact[] = [
  {
    source: 'equipoFrioId',
    type: 'reference',
    reference: 'equipo-frio',
    labelField: 'equipoFrioNombre',
    permission: 'inventario.ver',
  },
  { source: 'temperatura', type: 'number', scale: 1, unit: '°C' },
  { source: 'fecha', type: 'datetime' },
  { source: 'estado', type: 'enum', choices: estadoLectura },
];
const related: Relation[] = [{ resource: 'temperatura', field: 'corrigeId', permission: 'inventario.ver' }];
const history = () => import('./history.gen');

export default function TemperaturaShow() {
  return (
    <ShowPage facts={facts} related={related} history={history} actions={recordActions}>
      <TemperaturaDetails />
    </ShowPage>
  );
}
