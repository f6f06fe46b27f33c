// Generated from schemas/entities/proveedores/lote-expirar.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { LoteExpirarDetails } from './details.gen';
import { sugerenciaCaducidad } from './enums.gen';

const facts: Fact[] = [
  {
    source: 'almacenId',
    type: 'reference',
    reference: 'almacen',
    labelField: 'almacenNombre',
    permission: 'catalogo.ver',
  },
  { source: 'caducidad', type: 'date' },
  { source: 'existencia', type: 'integer' },
  { source: 'sugerencia', type: 'enum', choices: sugerenciaCaducidad },
];
const history = () => import('./history.gen');

export default function LoteExpirarShow() {
  return (
    <ShowPage facts={facts} history={history}>
      <LoteExpirarDetails />
    </ShowPage>
  );
}
