// Generated from schemas/entities/red/cama.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { camaLifecycle } from '../../shared/lifecycles/cama.gen';
import { CamaDetails } from './details.gen';
import { estatusCama, genero, tipoCama } from './enums.gen';
import { transitionForms } from './transitions.gen';

const titled = ['numero'];
const facts: Fact[] = [
  {
    source: 'servicioId',
    type: 'reference',
    reference: 'nucleo',
    labelField: 'servicioNombre',
    permission: 'catalogo.ver',
  },
  {
    source: 'unidadId',
    type: 'reference',
    reference: 'unidad',
    labelField: 'unidadNombre',
    permission: 'catalogo.ver',
  },
  { source: 'tipo', type: 'enum', choices: tipoCama },
  { source: 'generoPermitido', type: 'enum', choices: genero },
];
const related: Relation[] = [
  { resource: 'hospitalizacion', field: 'camaId', permission: 'hospitalizacion.ver' },
  { resource: 'movimiento-cama', field: 'camaId', permission: 'hospitalizacion.ver' },
  { resource: 'orden-cargo', field: 'camaId', permission: 'orden-cargo.ver' },
];
const history = () => import('./history.gen');

export default function CamaShow() {
  return (
    <ShowPage
      titled={titled}
      facts={facts}
      related={related}
      history={history}
      lifecycle={camaLifecycle}
      transitionForms={transitionForms}
      states={estatusCama}
    >
      <CamaDetails />
    </ShowPage>
  );
}
