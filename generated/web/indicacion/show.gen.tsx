// Generated from schemas/entities/hospital/indicacion.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { indicacionLifecycle } from '../../shared/lifecycles/indicacion.gen';
import { IndicacionDetails } from './details.gen';
import { estatusIndicacion, tipoIndicacion } from './enums.gen';
import { transitionForms } from './transitions.gen';

const titled = ['descripcion'];
const facts: Fact[] = [
  {
    source: 'hospitalizacionId',
    type: 'reference',
    reference: 'hospitalizacion',
    labelField: 'hospitalizacionNombre',
    permission: 'hospitalizacion.ver',
  },
  { source: 'tipo', type: 'enum', choices: tipoIndicacion },
  { source: 'desde', type: 'datetime' },
];
const related: Relation[] = [{ resource: 'ministracion', field: 'indicacionId', permission: 'nota-evolucion.ver' }];
const history = () => import('./history.gen');

export default function IndicacionShow() {
  return (
    <ShowPage
      titled={titled}
      facts={facts}
      related={related}
      history={history}
      lifecycle={indicacionLifecycle}
      transitionForms={transitionForms}
      states={estatusIndicacion}
    >
      <IndicacionDetails />
    </ShowPage>
  );
}
