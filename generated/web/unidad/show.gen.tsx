// Generated from schemas/entities/organizacion/unidad.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '../../../src/ui/show/RecordFacts';
import { ShowPage } from '../../../src/ui/show/ShowPage';
import { UnidadDetails } from './details.gen';

const facts: Fact[] = [
  { source: 'clues', type: 'code' },
  { source: 'unidadTipoId', type: 'reference', reference: 'unidad-tipo', labelField: 'unidadTipoNombre', permission: 'catalogo.ver' },
  { source: 'jurisdiccionId', type: 'reference', reference: 'jurisdiccion', labelField: 'jurisdiccionNombre', permission: 'catalogo.ver' },
];

export default function UnidadShow() {
  return (
    <ShowPage facts={facts}>
      <UnidadDetails />
    </ShowPage>
  );
}
