// Generated from schemas/entities/consulta/plantilla-nota.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { PlantillaNotaDetails } from './details.gen';

const facts: Fact[] = [
  {
    source: 'diagnosticoId',
    type: 'reference',
    reference: 'diagnostico',
    labelField: 'diagnosticoNombre',
    permission: 'catalogo.ver',
  },
  {
    source: 'unidadId',
    type: 'reference',
    reference: 'unidad',
    labelField: 'unidadNombre',
    permission: 'catalogo.ver',
  },
];
const history = () => import('./history.gen');

export default function PlantillaNotaShow() {
  return (
    <ShowPage facts={facts} history={history}>
      <PlantillaNotaDetails />
    </ShowPage>
  );
}
