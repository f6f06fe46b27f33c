// Generated from schemas/entities/geografia/estado.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '../../../src/ui/show/RecordFacts';
import { ShowPage } from '../../../src/ui/show/ShowPage';
import { EstadoDetails } from './details.gen';

const facts: Fact[] = [
  { source: 'clave', type: 'text' },
  { source: 'claveInegi', type: 'code' },
  { source: 'paisCodigo', type: 'reference', reference: 'pais', labelField: 'paisNombre', permission: 'catalogo.ver' },
];

export default function EstadoShow() {
  return (
    <ShowPage facts={facts}>
      <EstadoDetails />
    </ShowPage>
  );
}
