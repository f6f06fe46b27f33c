// Generated from schemas/entities/muestra/usuario-muestra.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { UsuarioMuestraDetails } from './details.gen';

export default function UsuarioMuestraShow() {
  return (
    <ShowPage>
      <UsuarioMuestraDetails />
    </ShowPage>
  );
}
