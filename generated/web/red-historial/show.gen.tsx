// Generated from schemas/entities/red/red-historial.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { RedHistorialDetails } from './details.gen';

const history = () => import('./history.gen');

export default function RedHistorialShow() {
  return (
    <ShowPage history={history}>
      <RedHistorialDetails />
    </ShowPage>
  );
}
