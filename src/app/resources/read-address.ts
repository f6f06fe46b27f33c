import type { ViewName } from '../../ui/resource/resource-module';

/** A page of a resource, as the routes have them. */
export interface ResourceAddress {
  readonly resource: string;
  readonly view: ViewName;
  /** Key of the record, empty where there is none. */
  readonly id: string;
}

/** Which page of which resource a path leads to, if it leads to one. */
export function readAddress(pathname: string): ResourceAddress {
  const [resource = '', id = '', action] = pathname.split('/').slice(1).map(decodeURIComponent);
  if (!id) return { resource, view: 'list', id: '' };
  if (id === 'create') return { resource, view: 'create', id: '' };
  return { resource, view: action === 'editar' ? 'edit' : 'show', id };
}
