// Generated from schemas/entities/red/colonia.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { ColoniaDetails } from './details.gen';
import { coloniaTipoAsentamiento } from './enums.gen';

const facts: Fact[] = [
  { source: 'tipoAsentamiento', type: 'enum', choices: coloniaTipoAsentamiento },
  {
    source: 'codigoPostal',
    type: 'reference',
    reference: 'codigo-postal',
    labelField: 'codigoPostalNombre',
    permission: 'catalogo.ver',
  },
  {
    source: 'municipioId',
    type: 'reference',
    reference: 'municipio',
    labelField: 'municipioNombre',
    permission: 'catalogo.ver',
  },
];
const history = () => import('./history.gen');

export default function ColoniaShow() {
  return (
    <ShowPage facts={facts} history={history}>
      <ColoniaDetails />
    </ShowPage>
  );
}
