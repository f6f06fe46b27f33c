// Generated from schemas/entities/inventario/plantilla-configuracion.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { PlantillaConfiguracionDetails } from './details.gen';
import { tipoAlmacen } from './enums.gen';

const facts: Fact[] = [
  {
    source: 'unidadTipoId',
    type: 'reference',
    reference: 'unidad-tipo',
    labelField: 'unidadTipoNombre',
    permission: 'catalogo.ver',
  },
  { source: 'tipoAlmacen', type: 'enum', choices: tipoAlmacen },
];
const history = () => import('./history.gen');

export default function PlantillaConfiguracionShow() {
  return (
    <ShowPage facts={facts} history={history}>
      <PlantillaConfiguracionDetails />
    </ShowPage>
  );
}
