// Generated from schemas/entities/proveedores/evaluacion-proveedor.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { EvaluacionProveedorDetails } from './details.gen';

const history = () => import('./history.gen');

export default function EvaluacionProveedorShow() {
  return (
    <ShowPage history={history}>
      <EvaluacionProveedorDetails />
    </ShowPage>
  );
}
