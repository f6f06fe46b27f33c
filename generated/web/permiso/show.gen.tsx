// Generated from schemas/entities/seguridad/permiso.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { PermisoDetails } from './details.gen';
import { riesgoPermiso } from './enums.gen';

const facts: Fact[] = [
  { source: 'riesgo', type: 'enum', choices: riesgoPermiso },
  { source: 'moduloId', type: 'reference', reference: 'modulo', labelField: 'moduloNombre', permission: 'permiso.ver' },
  { source: 'requiereSegundaPersona', type: 'boolean' },
];
const history = () => import('./history.gen');

export default function PermisoShow() {
  return (
    <ShowPage facts={facts} history={history}>
      <PermisoDetails />
    </ShowPage>
  );
}
