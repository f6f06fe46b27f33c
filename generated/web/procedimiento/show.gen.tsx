// Generated from schemas/entities/catalogos/procedimiento.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { ProcedimientoDetails } from './details.gen';
import { procedimientoTipo, sexoPermitido } from './enums.gen';

const facts: Fact[] = [
  { source: 'tipo', type: 'enum', choices: procedimientoTipo },
  { source: 'sexoPermitido', type: 'enum', choices: sexoPermitido },
  { source: 'requiereConsentimiento', type: 'boolean' },
];
const related: Relation[] = [{ resource: 'nucleo', field: 'paqueteDeterioroId', permission: 'catalogo.ver' }];
const history = () => import('./history.gen');

export default function ProcedimientoShow() {
  return (
    <ShowPage facts={facts} related={related} history={history}>
      <ProcedimientoDetails />
    </ShowPage>
  );
}
