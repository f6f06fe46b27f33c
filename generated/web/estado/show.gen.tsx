// Generated from schemas/entities/red/estado.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { EstadoDetails } from './details.gen';

const facts: Fact[] = [
  { source: 'clave', type: 'text' },
  { source: 'claveInegi', type: 'code' },
  { source: 'paisCodigo', type: 'reference', reference: 'pais', labelField: 'paisNombre', permission: 'catalogo.ver' },
];
const related: Relation[] = [
  { resource: 'codigo-postal', field: 'estadoClave', permission: 'catalogo.ver' },
  { resource: 'municipio', field: 'estadoClave', permission: 'catalogo.ver' },
  { resource: 'persona', field: 'estadoNacimiento', permission: 'usuario.vincular' },
];
const history = () => import('./history.gen');

export default function EstadoShow() {
  return (
    <ShowPage facts={facts} related={related} history={history}>
      <EstadoDetails />
    </ShowPage>
  );
}
