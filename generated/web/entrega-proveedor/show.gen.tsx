// Generated from schemas/entities/proveedores/entrega-proveedor.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { EntregaProveedorDetails } from './details.gen';

const history = () => import('./history.gen');

export default function EntregaProveedorShow() {
  return (
    <ShowPage history={history}>
      <EntregaProveedorDetails />
    </ShowPage>
  );
}
