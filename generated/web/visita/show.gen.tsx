// Generated from schemas/entities/consulta/visita.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { visitaLifecycle } from '../../shared/lifecycles/visita.gen';
import { recordActions } from './actions.gen';
import { VisitaDetails } from './details.gen';
import { estatusVisita } from './enums.gen';
import { transitionForms } from './transitions.gen';

const titled = ['turnoNumero', 'motivo'];
const facts: Fact[] = [
  {
    source: 'nucleoId',
    type: 'reference',
    reference: 'nucleo',
    labelField: 'nucleoNombre',
    permission: 'catalogo.ver',
  },
  { source: 'fechaLlegada', type: 'datetime' },
];
const related: Relation[] = [
  { resource: 'consulta', field: 'visitaId', permission: 'consulta.ver' },
  { resource: 'hospitalizacion', field: 'visitaId', permission: 'hospitalizacion.ver' },
  { resource: 'receta', field: 'visitaId', permission: 'receta.ver' },
  { resource: 'signos', field: 'visitaId', permission: 'signos.ver' },
];
const history = () => import('./history.gen');

export default function VisitaShow() {
  return (
    <ShowPage
      titled={titled}
      facts={facts}
      related={related}
      history={history}
      actions={recordActions}
      lifecycle={visitaLifecycle}
      transitionForms={transitionForms}
      states={estatusVisita}
    >
      <VisitaDetails />
    </ShowPage>
  );
}
