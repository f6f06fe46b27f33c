// Generated from schemas/entities/catalogos/especialidad.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { EspecialidadDetails } from './details.gen';
import { especialidadTipo } from './enums.gen';

const facts: Fact[] = [{ source: 'tipo', type: 'enum', choices: especialidadTipo }];
const related: Relation[] = [
  { resource: 'nucleo', field: 'especialidadId', permission: 'catalogo.ver' },
  { resource: 'personal-medico', field: 'especialidadId', permission: 'personal-medico.ver' },
];
const history = () => import('./history.gen');

export default function EspecialidadShow() {
  return (
    <ShowPage facts={facts} related={related} history={history}>
      <EspecialidadDetails />
    </ShowPage>
  );
}
