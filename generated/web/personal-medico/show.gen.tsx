// Generated from schemas/entities/personas/personal-medico.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { recordActions } from './actions.gen';
import { PersonalMedicoDetails } from './details.gen';
import { tipoPersonal } from './enums.gen';

const facts: Fact[] = [
  { source: 'tipo', type: 'enum', choices: tipoPersonal },
  {
    source: 'unidadId',
    type: 'reference',
    reference: 'unidad',
    labelField: 'unidadNombre',
    permission: 'catalogo.ver',
  },
  { source: 'cedulaProfesional', type: 'code' },
];
const related: Relation[] = [
  { resource: 'almacen', field: 'responsablePersonalId', permission: 'catalogo.ver' },
  { resource: 'asignacion', field: 'personalMedicoId', permission: 'hospitalizacion.ver' },
  { resource: 'consulta', field: 'personalMedicoId', permission: 'consulta.ver' },
  { resource: 'evento', field: 'personalMedicoId', permission: 'agenda.ver' },
  { resource: 'horario', field: 'personalMedicoId', permission: 'agenda.ver' },
  { resource: 'hospitalizacion', field: 'medicoTratanteId', permission: 'hospitalizacion.ver' },
  { resource: 'jurisdiccion', field: 'jefePersonalMedicoId', permission: 'catalogo.ver' },
  { resource: 'nota-evolucion', field: 'personalMedicoId', permission: 'nota-evolucion.ver' },
  { resource: 'nucleo', field: 'medicoId', permission: 'catalogo.ver' },
  { resource: 'nucleo', field: 'enfermeraId', permission: 'catalogo.ver' },
  { resource: 'nucleo', field: 'promotorId', permission: 'catalogo.ver' },
  { resource: 'orden-cargo', field: 'medicoIndicaId', permission: 'orden-cargo.ver' },
  { resource: 'programa', field: 'responsableId', permission: 'programa.ver' },
  { resource: 'receta', field: 'personalMedicoId', permission: 'receta.ver' },
  { resource: 'signos', field: 'tomadoPorId', permission: 'signos.ver' },
  { resource: 'unidad', field: 'responsablePersonalId', permission: 'catalogo.ver' },
  { resource: 'unidad', field: 'responsableSanitarioId', permission: 'catalogo.ver' },
  { resource: 'usuario', field: 'personalMedicoId', permission: 'usuario.ver' },
  { resource: 'visita', field: 'personalMedicoId', permission: 'visita.administrar' },
];
const history = () => import('./history.gen');

export default function PersonalMedicoShow() {
  return (
    <ShowPage facts={facts} related={related} history={history} actions={recordActions}>
      <PersonalMedicoDetails />
    </ShowPage>
  );
}
