// Generated from schemas/entities/inventario/entrada-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { entradaExtraordinariaLifecycle } from '../../shared/lifecycles/entrada-extraordinaria.gen';
import { EntradaExtraordinariaDetails } from './details.gen';
import { estatusExtraordinaria } from './enums.gen';
import { transitionForms } from './transitions.gen';

const titled = ['folio'];
const facts: Fact[] = [
  {
    source: 'almacenId',
    type: 'reference',
    reference: 'almacen',
    labelField: 'almacenNombre',
    permission: 'catalogo.ver',
  },
  {
    source: 'motivoEntradaExtraordinariaId',
    type: 'reference',
    reference: 'motivo-entrada-extraordinaria',
    labelField: 'motivoEntradaExtraordinariaNombre',
    permission: 'catalogo.ver',
  },
  { source: 'fechaDocumento', type: 'date' },
  { source: 'importeTotal', type: 'money' },
];
const history = () => import('./history.gen');

export default function EntradaExtraordinariaShow() {
  return (
    <ShowPage
      titled={titled}
      facts={facts}
      history={history}
      lifecycle={entradaExtraordinariaLifecycle}
      transitionForms={transitionForms}
      states={estatusExtraordinaria}
    >
      <EntradaExtraordinariaDetails />
    </ShowPage>
  );
}
