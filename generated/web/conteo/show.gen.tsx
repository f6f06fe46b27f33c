// Generated from schemas/entities/inventario/conteo.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { conteoLifecycle } from '../../shared/lifecycles/conteo.gen';
import { recordActions } from './actions.gen';
import { ConteoDetails } from './details.gen';
import { estatusConteo, tipoConteo } from './enums.gen';
import { transitionForms, transitionWalks } from './transitions.gen';

const titled = ['folio'];
const facts: Fact[] = [
  {
    source: 'almacenId',
    type: 'reference',
    reference: 'almacen',
    labelField: 'almacenNombre',
    permission: 'catalogo.ver',
  },
  { source: 'tipo', type: 'enum', choices: tipoConteo },
  { source: 'fechaProgramada', type: 'date' },
  { source: 'exactitud', type: 'number', scale: 2, unit: '%' },
];
const related: Relation[] = [
  { resource: 'importacion-inventario', field: 'conteoId', permission: 'inventario.importar' },
];
const history = () => import('./history.gen');

export default function ConteoShow() {
  return (
    <ShowPage
      titled={titled}
      facts={facts}
      related={related}
      history={history}
      actions={recordActions}
      lifecycle={conteoLifecycle}
      transitionForms={transitionForms}
      transitionWalks={transitionWalks}
      states={estatusConteo}
    >
      <ConteoDetails />
    </ShowPage>
  );
}
