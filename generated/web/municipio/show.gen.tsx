// Generated from schemas/entities/geografia/municipio.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '../../../src/ui/show/RecordFacts';
import { ShowPage } from '../../../src/ui/show/ShowPage';
import { MunicipioDetails } from './details.gen';

const facts: Fact[] = [
  { source: 'estadoClave', type: 'reference', reference: 'estado', labelField: 'estadoNombre', permission: 'catalogo.ver' },
  { source: 'jurisdiccionId', type: 'reference', reference: 'jurisdiccion', labelField: 'jurisdiccionNombre', permission: 'catalogo.ver' },
  { source: 'poblacion', type: 'integer' },
];

export default function MunicipioShow() {
  return (
    <ShowPage facts={facts}>
      <MunicipioDetails />
    </ShowPage>
  );
}
