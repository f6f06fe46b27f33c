// Generated from schemas/entities/catalogos/unidad-medida.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { UnidadMedidaDetails } from './details.gen';
import { tipoUnidadMedida } from './enums.gen';

const facts: Fact[] = [
  { source: 'abreviatura', type: 'text' },
  { source: 'tipo', type: 'enum', choices: tipoUnidadMedida },
];
const history = () => import('./history.gen');

export default function UnidadMedidaShow() {
  return (
    <ShowPage facts={facts} history={history}>
      <UnidadMedidaDetails />
    </ShowPage>
  );
}
