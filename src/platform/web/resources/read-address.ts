import type { ViewName } from '../ui/resource/resource-module';

/** A page of a resource, as the routes have them. */
export interface ResourceAddress {
  readonly resource: string;
  readonly view: ViewName;
  /** Key of the record, empty where there is none. */
  readonly id: string;
}

/** Pages written by hand below the address of a resource: they show no record of it. */
const OWN: ReadonlySet<string> = new Set(['consulta/recepcion', 'consulta/signos', 'consulta/visita']);

/** Which page of which resource a path leads to, if it leads to one. */
export function readAddress(pathname: string): ResourceAddress {
  const [resource = '', id = '', action] = pathname.split('/').slice(1).map(decodeURIComponent);
  if (OWN.has(`${resource}/${id}`)) return { resource: `${resource}/${id}`, view: 'list', id: '' };
  if (!id) return { resource, view: 'list', id: '' };
  if (id === 'create') return { resource, view: 'create', id: '' };
  return { resource, view: action === 'editar' ? 'edit' : 'show', id };
}
