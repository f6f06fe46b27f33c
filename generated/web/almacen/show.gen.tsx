// Generated from schemas/entities/organizacion/almacen.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '../../../src/ui/show/RecordFacts';
import { ShowPage } from '../../../src/ui/show/ShowPage';
import { AlmacenDetails } from './details.gen';
import { tipoAlmacen } from './enums.gen';

const facts: Fact[] = [
  { source: 'tipo', type: 'enum', choices: tipoAlmacen },
  { source: 'unidadId', type: 'reference', reference: 'unidad', labelField: 'unidadNombre', permission: 'catalogo.ver' },
  { source: 'responsablePersonalId', type: 'reference', reference: 'personal-medico', labelField: 'responsablePersonalNombre', permission: 'personal-medico.ver' },
];

export default function AlmacenShow() {
  return (
    <ShowPage facts={facts}>
      <AlmacenDetails />
    </ShowPage>
  );
}
