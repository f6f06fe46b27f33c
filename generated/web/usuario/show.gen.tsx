// Generated from schemas/entities/seguridad/usuario.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '../../../src/ui/show/RecordFacts';
import { ShowPage } from '../../../src/ui/show/ShowPage';
import { UsuarioDetails } from './details.gen';

const facts: Fact[] = [
  { source: 'email', type: 'email' },
  { source: 'perfilId', type: 'reference', reference: 'perfil', labelField: 'perfilNombre', permission: 'catalogo.ver' },
  { source: 'unidadId', type: 'reference', reference: 'unidad', labelField: 'unidadNombre', permission: 'catalogo.ver' },
];

export default function UsuarioShow() {
  return (
    <ShowPage facts={facts}>
      <UsuarioDetails />
    </ShowPage>
  );
}
