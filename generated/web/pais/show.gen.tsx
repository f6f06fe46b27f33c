// Generated from schemas/entities/red/pais.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { PaisDetails } from './details.gen';

const facts: Fact[] = [
  { source: 'codigo', type: 'text' },
  { source: 'nacionalidad', type: 'text' },
];
const related: Relation[] = [
  { resource: 'estado', field: 'paisCodigo', permission: 'catalogo.ver' },
  { resource: 'paciente', field: 'nacionalidad', permission: 'paciente.ver' },
  { resource: 'persona', field: 'paisNacimiento', permission: 'usuario.vincular' },
];
const history = () => import('./history.gen');

export default function PaisShow() {
  return (
    <ShowPage facts={facts} related={related} history={history}>
      <PaisDetails />
    </ShowPage>
  );
}
