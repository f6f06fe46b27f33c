// Generated from schemas/entities/inventario/alerta-sanitaria.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { alertaSanitariaLifecycle } from '../../shared/lifecycles/alerta-sanitaria.gen';
import { recordActions } from './actions.gen';
import { AlertaSanitariaDetails } from './details.gen';
import { estatusAlertaSanitaria } from './enums.gen';
import { transitionForms } from './transitions.gen';

const titled = ['folio'];
const facts: Fact[] = [
  {
    source: 'insumoId',
    type: 'reference',
    reference: 'insumo',
    labelField: 'insumoNombre',
    permission: 'catalogo.ver',
  },
  { source: 'numeroLote', type: 'text' },
  { source: 'retenidas', type: 'integer' },
  { source: 'porResponder', type: 'integer' },
];
const history = () => import('./history.gen');

export default function AlertaSanitariaShow() {
  return (
    <ShowPage
      titled={titled}
      facts={facts}
      history={history}
      actions={recordActions}
      lifecycle={alertaSanitariaLifecycle}
      transitionForms={transitionForms}
      states={estatusAlertaSanitaria}
    >
      <AlertaSanitariaDetails />
    </ShowPage>
  );
}
