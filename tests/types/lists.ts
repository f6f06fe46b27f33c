/**
 * Compiles, and nothing of it runs: each `@ts-expect-error` is a mistake that the type checker must find, or the step `types` of
 * `npm run check` fails.
 */
import type { DataProvider } from 'react-admin';
import type { ListFilters } from '#generated/shared/list-types.gen';
import type { OperationList } from '#platform/web/client/call-operation';
import { listLink } from '#platform/web/ui/list/list-link';
import type { ReferencePickerProps } from '#platform/web/ui/reference/ReferencePicker';
import { listRecords } from '#platform/web/ui/resource/list-records';
import { listParams } from '#platform/web/ui/resource/records-query';

const pagination = { page: 1, perPage: 10 };

export function filters(
  diagnosis: (filter: ListFilters['diagnostico']) => void,
  request: (filter: ListFilters['solicitud']) => void,
  patient: (filter: ListFilters['paciente']) => void,
): void {
  diagnosis({ q: 'diabetes', sexoPermitido: ['AMBOS'], activo: 'all', edadMinimaDias: { lte: 30, null: false } });
  request({ paso: ['autorizar'], estatus: { ne: 'BORRADOR' }, fechaCreacion: { gte: '2026-01-01' } });
  patient({ 'persona.curp': 'X', fechaModificacion: '2026-01-01' });
  // @ts-expect-error: a diagnosis has no patient
  diagnosis({ pacienteId: 1 });
  // @ts-expect-error: the field has another name
  diagnosis({ nombr: 'x' });
  // @ts-expect-error: a text is not a number
  diagnosis({ edadMinimaDias: '30' });
  // @ts-expect-error: there is no such code
  diagnosis({ sexoPermitido: 'TODOS' });
  // @ts-expect-error: one of several codes does not exist
  request({ estatus: ['BORRADOR', 'PERDIDA'] });
  // @ts-expect-error: numbers have no `like`
  diagnosis({ edadMinimaDias: { like: '3' } });
  // @ts-expect-error: there is no such operator
  diagnosis({ edadMinimaDias: { min: 3 } });
  // @ts-expect-error: clients drop null: it is said as `{ null: true }`
  diagnosis({ nombre: null });
  // @ts-expect-error: there is no such step
  request({ paso: 'autorisar' });
  // @ts-expect-error: a person has no such field
  patient({ 'persona.curpp': 'X' });
}

export function pickers(
  pick: (props: Pick<ReferencePickerProps<'diagnostico'>, 'reference' | 'filter' | 'parameters'>) => void,
): void {
  pick({ reference: 'diagnostico', filter: { cronico: true }, parameters: { pacienteId: 3 } });
  // @ts-expect-error: the patient is a parameter of the list, not a filter
  pick({ reference: 'diagnostico', filter: { pacienteId: 3 } });
  // @ts-expect-error: there is no such parameter
  pick({ reference: 'diagnostico', parameters: { paciente: 3 } });
  // @ts-expect-error: the parameter takes a key
  pick({ reference: 'diagnostico', parameters: { pacienteId: 'tres' } });
}

export async function queries(provider: DataProvider): Promise<void> {
  listLink('diagnostico', { cronico: true }, { field: 'nombre', order: 'ASC' });
  // @ts-expect-error: there is no such resource
  listLink('diagnosticos', {});
  // @ts-expect-error: there is no such field to sort by
  listLink('diagnostico', {}, { field: 'nombr', order: 'ASC' });
  // @ts-expect-error: an order has a direction
  listLink('diagnostico', {}, { field: 'nombre' });
  // @ts-expect-error: a list is nothing to sort by
  listParams<'diagnostico'>({ sort: { field: 'sinonimos', order: 'ASC' }, pagination });
  // @ts-expect-error: this list takes no parameters of its own
  listParams<'solicitud'>({ parameters: { pacienteId: 1 }, pagination });
  await listRecords(provider, 'temperatura', { filter: { equipoFrioId: 1 }, pagination });
  // @ts-expect-error: readings have no patient
  await listRecords(provider, 'temperatura', { filter: { pacienteId: 1 }, pagination });
}

export function operations(
  proposals: (list: OperationList<'propuestasCambioInsumoList'>) => void,
  users: (list: OperationList<'proveedorUsuarios'>) => void,
  home: (list: OperationList<'inicio'>) => void,
): void {
  proposals({ page: 1, pageSize: 5, sortBy: 'folio', filter: { estatus: 'ENVIADA' } });
  users({ page: 1, pageSize: 5, sortBy: 'primerApellido', filter: { q: 'ana' } });
  // @ts-expect-error: a proposal has no patient
  proposals({ page: 1, pageSize: 5, filter: { pacienteId: 1 } });
  // @ts-expect-error: there is no such field in the answer
  users({ page: 1, pageSize: 5, sortBy: 'primerApelido' });
  // @ts-expect-error: an operation that is not paged takes no page
  home({ page: 1, pageSize: 5 });
}
