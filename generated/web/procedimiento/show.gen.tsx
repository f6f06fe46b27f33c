// Generated from schemas/entities/clinica/procedimiento.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '../../../src/ui/show/RecordFacts';
import type { Relation } from '../../../src/ui/show/RelatedRecords';
import { ShowPage } from '../../../src/ui/show/ShowPage';
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
