// Generated from schemas/entities/catalogos/diagnostico.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { DiagnosticoDetails } from './details.gen';
import { sexoPermitido } from './enums.gen';

const facts: Fact[] = [
  { source: 'claveConPunto', type: 'text' },
  { source: 'sexoPermitido', type: 'enum', choices: sexoPermitido },
];
const related: Relation[] = [
  { resource: 'hospitalizacion', field: 'diagnosticoIngresoId', permission: 'hospitalizacion.ver' },
  { resource: 'plantilla-nota', field: 'diagnosticoId', permission: 'consulta.crear' },
  { resource: 'receta', field: 'diagnosticoId', permission: 'receta.ver' },
];
const history = () => import('./history.gen');

export default function DiagnosticoShow() {
  return (
    <ShowPage facts={facts} related={related} history={history}>
      <DiagnosticoDetails />
    </ShowPage>
  );
}
