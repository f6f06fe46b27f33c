// Generated from schemas/entities/red/municipio.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { MunicipioDetails } from './details.gen';

const facts: Fact[] = [
  {
    source: 'estadoClave',
    type: 'reference',
    reference: 'estado',
    labelField: 'estadoNombre',
    permission: 'catalogo.ver',
  },
  {
    source: 'jurisdiccionId',
    type: 'reference',
    reference: 'jurisdiccion',
    labelField: 'jurisdiccionNombre',
    permission: 'catalogo.ver',
  },
  { source: 'poblacion', type: 'integer' },
];
const related: Relation[] = [
  { resource: 'codigo-postal', field: 'municipioId', permission: 'catalogo.ver' },
  { resource: 'colonia', field: 'municipioId', permission: 'catalogo.ver' },
  { resource: 'jurisdiccion', field: 'sedeMunicipioId', permission: 'catalogo.ver' },
];
const history = () => import('./history.gen');

export default function MunicipioShow() {
  return (
    <ShowPage facts={facts} related={related} history={history}>
      <MunicipioDetails />
    </ShowPage>
  );
}
