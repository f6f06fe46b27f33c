// Generated from schemas/entities/farmacia/surtimiento.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { surtimientoLifecycle } from '../../shared/lifecycles/surtimiento.gen';
import { SurtimientoDetails } from './details.gen';
import { estatusSurtimiento } from './enums.gen';
import { transitionForms } from './transitions.gen';

const titled = ['folio', 'numero'];
const facts: Fact[] = [
  { source: 'recetaId', type: 'reference', reference: 'receta', labelField: 'recetaNombre', permission: 'receta.ver' },
  { source: 'fecha', type: 'datetime' },
  {
    source: 'usuarioId',
    type: 'reference',
    reference: 'usuario',
    labelField: 'usuarioNombre',
    permission: 'usuario.ver',
  },
];
const history = () => import('./history.gen');

export default function SurtimientoShow() {
  return (
    <ShowPage
      titled={titled}
      facts={facts}
      history={history}
      lifecycle={surtimientoLifecycle}
      transitionForms={transitionForms}
      states={estatusSurtimiento}
    >
      <SurtimientoDetails />
    </ShowPage>
  );
}
