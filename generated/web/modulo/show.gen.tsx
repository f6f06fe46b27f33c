// Generated from schemas/entities/seguridad/modulo.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { ModuloDetails } from './details.gen';
import { grupoNavegacion } from './enums.gen';

const facts: Fact[] = [
  { source: 'grupoNavegacion', type: 'enum', choices: grupoNavegacion },
  { source: 'ruta', type: 'longText' },
];
const related: Relation[] = [
  { resource: 'modulo', field: 'moduloPadreId', permission: 'permiso.ver' },
  { resource: 'permiso', field: 'moduloId', permission: 'permiso.ver' },
];
const history = () => import('./history.gen');

export default function ModuloShow() {
  return (
    <ShowPage facts={facts} related={related} history={history}>
      <ModuloDetails />
    </ShowPage>
  );
}
