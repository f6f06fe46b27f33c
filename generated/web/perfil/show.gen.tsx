// Generated from schemas/entities/seguridad/perfil.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { recordActions } from './actions.gen';
import { PerfilDetails } from './details.gen';
import { alcanceDatos } from './enums.gen';

const facts: Fact[] = [
  { source: 'alcance', type: 'enum', choices: alcanceDatos },
  { source: 'usuariosActivos', type: 'integer' },
  { source: 'descripcion', type: 'longText' },
];
const related: Relation[] = [{ resource: 'usuario', field: 'perfilId', permission: 'usuario.ver' }];
const history = () => import('./history.gen');

export default function PerfilShow() {
  return (
    <ShowPage facts={facts} related={related} history={history} actions={recordActions}>
      <PerfilDetails />
    </ShowPage>
  );
}
