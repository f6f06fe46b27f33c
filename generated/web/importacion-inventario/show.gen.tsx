// Generated from schemas/entities/inventario/importacion-inventario.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { ImportacionInventarioDetails } from './details.gen';
import { estatusImportacion, tipoImportacion } from './enums.gen';

const facts: Fact[] = [
  {
    source: 'almacenId',
    type: 'reference',
    reference: 'almacen',
    labelField: 'almacenNombre',
    permission: 'catalogo.ver',
  },
  { source: 'tipo', type: 'enum', choices: tipoImportacion },
  { source: 'estatus', type: 'enum', choices: estatusImportacion },
  { source: 'piezas', type: 'integer' },
];
const history = () => import('./history.gen');

export default function ImportacionInventarioShow() {
  return (
    <ShowPage facts={facts} history={history}>
      <ImportacionInventarioDetails />
    </ShowPage>
  );
}
