// Generated from schemas/entities/hospital/ministracion.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { ministracionLifecycle } from '../../shared/lifecycles/ministracion.gen';
import { MinistracionDetails } from './details.gen';
import { estadoMinistracion, estatusMinistracion } from './enums.gen';
import { transitionForms } from './transitions.gen';

const titled = ['fechaProgramada'];
const facts: Fact[] = [
  {
    source: 'indicacionId',
    type: 'reference',
    reference: 'indicacion',
    labelField: 'indicacionNombre',
    permission: 'nota-evolucion.ver',
  },
  { source: 'estado', type: 'enum', choices: estadoMinistracion },
  { source: 'fechaAplicada', type: 'datetime' },
];
const history = () => import('./history.gen');

export default function MinistracionShow() {
  return (
    <ShowPage
      titled={titled}
      facts={facts}
      history={history}
      lifecycle={ministracionLifecycle}
      transitionForms={transitionForms}
      states={estatusMinistracion}
    >
      <MinistracionDetails />
    </ShowPage>
  );
}
