// Generated from schemas/entities/agenda/horario.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { HorarioDetails } from './details.gen';
import { diaSemana } from './enums.gen';

const facts: Fact[] = [
  { source: 'diaSemana', type: 'enum', choices: diaSemana },
  { source: 'inicio', type: 'time' },
  { source: 'fin', type: 'time' },
  {
    source: 'nucleoId',
    type: 'reference',
    reference: 'nucleo',
    labelField: 'nucleoNombre',
    permission: 'catalogo.ver',
  },
];
const related: Relation[] = [{ resource: 'evento', field: 'horarioId', permission: 'agenda.ver' }];
const history = () => import('./history.gen');

export default function HorarioShow() {
  return (
    <ShowPage facts={facts} related={related} history={history}>
      <HorarioDetails />
    </ShowPage>
  );
}
