// Generated from schemas/entities/ordenes/devolucion-orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { devolucionOrdenCargoLifecycle } from '../../shared/lifecycles/devolucion-orden-cargo.gen';
import { DevolucionOrdenCargoDetails } from './details.gen';
import { estatusDevolucionOrden, origenDevolucionOrden } from './enums.gen';
import { transitionForms } from './transitions.gen';

const titled = ['folio'];
const facts: Fact[] = [
  {
    source: 'ordenCargoId',
    type: 'reference',
    reference: 'orden-cargo',
    labelField: 'ordenCargoNombre',
    permission: 'orden-cargo.ver',
  },
  { source: 'origen', type: 'enum', choices: origenDevolucionOrden },
  { source: 'fechaSolicitud', type: 'datetime' },
];
const history = () => import('./history.gen');

export default function DevolucionOrdenCargoShow() {
  return (
    <ShowPage
      titled={titled}
      facts={facts}
      history={history}
      lifecycle={devolucionOrdenCargoLifecycle}
      transitionForms={transitionForms}
      states={estatusDevolucionOrden}
    >
      <DevolucionOrdenCargoDetails />
    </ShowPage>
  );
}
