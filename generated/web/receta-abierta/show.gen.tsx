// Generated from schemas/entities/farmacia/receta-abierta.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { RecetaAbiertaDetails } from './details.gen';

const facts: Fact[] = [
  { source: 'recetaId', type: 'reference', reference: 'receta', labelField: 'recetaNombre', permission: 'receta.ver' },
  {
    source: 'almacenId',
    type: 'reference',
    reference: 'almacen',
    labelField: 'almacenNombre',
    permission: 'catalogo.ver',
  },
  {
    source: 'usuarioId',
    type: 'reference',
    reference: 'usuario',
    labelField: 'usuarioNombre',
    permission: 'usuario.ver',
  },
  { source: 'hasta', type: 'datetime' },
];
const history = () => import('./history.gen');

export default function RecetaAbiertaShow() {
  return (
    <ShowPage facts={facts} history={history}>
      <RecetaAbiertaDetails />
    </ShowPage>
  );
}
