// Generated from schemas/entities/catalogos/motivo-diferencia.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { MotivoDiferenciaDetails } from './details.gen';
import { tipoDocumento } from './enums.gen';

const facts: Fact[] = [
  { source: 'aplicaA', type: 'enums', choices: tipoDocumento },
  { source: 'requiereExplicacion', type: 'boolean' },
];
const history = () => import('./history.gen');

export default function MotivoDiferenciaShow() {
  return (
    <ShowPage facts={facts} history={history}>
      <MotivoDiferenciaDetails />
    </ShowPage>
  );
}
