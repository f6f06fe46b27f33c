// Generated from schemas/entities/inventario/salida-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { salidaExtraordinariaLifecycle } from '../../shared/lifecycles/salida-extraordinaria.gen';
import { SalidaExtraordinariaDetails } from './details.gen';
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
    source: 'motivoSalidaExtraordinariaId',
    type: 'reference',
    reference: 'motivo-salida-extraordinaria',
    labelField: 'motivoSalidaExtraordinariaNombre',
    permission: 'catalogo.ver',
  },
  { source: 'fechaDocumento', type: 'date' },
  { source: 'importeTotal', type: 'money' },
];
const related: Relation[] = [
  { resource: 'devolucion-orden-cargo', field: 'salidaExtraordinariaId', permission: 'orden-cargo.ver' },
];
const history = () => import('./history.gen');

export default function SalidaExtraordinariaShow() {
  return (
    <ShowPage
      titled={titled}
      facts={facts}
      related={related}
      history={history}
      lifecycle={salidaExtraordinariaLifecycle}
      transitionForms={transitionForms}
      states={estatusExtraordinaria}
    >
      <SalidaExtraordinariaDetails />
    </ShowPage>
  );
}
