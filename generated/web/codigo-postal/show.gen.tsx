// Generated from schemas/entities/red/codigo-postal.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { CodigoPostalDetails } from './details.gen';
import { codigoPostalZona } from './enums.gen';

const facts: Fact[] = [
  {
    source: 'municipioId',
    type: 'reference',
    reference: 'municipio',
    labelField: 'municipioNombre',
    permission: 'catalogo.ver',
  },
  { source: 'zona', type: 'enum', choices: codigoPostalZona },
];
const related: Relation[] = [{ resource: 'colonia', field: 'codigoPostal', permission: 'catalogo.ver' }];
const history = () => import('./history.gen');

export default function CodigoPostalShow() {
  return (
    <ShowPage facts={facts} related={related} history={history}>
      <CodigoPostalDetails />
    </ShowPage>
  );
}
