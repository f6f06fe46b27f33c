// Generated from schemas/entities/personas/persona.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { PersonaDetails } from './details.gen';
import { genero } from './enums.gen';

const facts: Fact[] = [
  { source: 'curp', type: 'code' },
  { source: 'fechaNacimiento', type: 'date' },
  { source: 'genero', type: 'enum', choices: genero },
];
const history = () => import('./history.gen');

export default function PersonaShow() {
  return (
    <ShowPage facts={facts} history={history}>
      <PersonaDetails />
    </ShowPage>
  );
}
