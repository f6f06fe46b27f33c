// Generated from schemas/entities/proveedores/contrato-clave.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { ContratoClaveDetails } from './details.gen';

const history = () => import('./history.gen');

export default function ContratoClaveShow() {
  return (
    <ShowPage history={history}>
      <ContratoClaveDetails />
    </ShowPage>
  );
}
