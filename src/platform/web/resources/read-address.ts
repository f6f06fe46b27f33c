import type { ViewName } from '../ui/resource/resource-module';

/** A page of a resource, as in the routes. */
export interface ResourceAddress {
  readonly resource: string;
  readonly view: ViewName;
  /** Key of the record; empty when there is none. */
  readonly id: string;
}

/** Handwritten pages below the path of a resource that show no record of it. */
const OWN: ReadonlySet<string> = new Set(['consulta/recepcion', 'consulta/signos', 'consulta/visita']);

/** Returns the resource page of a path, if it is one. */
export function readAddress(pathname: string): ResourceAddress {
  const [resource = '', id = '', action] = pathname.split('/').slice(1).map(decodeURIComponent);
  if (OWN.has(`${resource}/${id}`)) return { resource: `${resource}/${id}`, view: 'list', id: '' };
  if (!id) return { resource, view: 'list', id: '' };
  if (id === 'create') return { resource, view: 'create', id: '' };
  return { resource, view: action === 'editar' ? 'edit' : 'show', id };
}
