import type { CatalogueUser, Page } from '../../wire';
import { readBodyParameter } from '../request/read-body-parameter';
import { readPageRequest } from '../request/read-page-request';
import type { Exchange } from '../route';
import type { SampleStore } from '../store/create-sample-store';
import { plainText } from '#platform/shared/text/plain-text';
import { readNameQuery } from './read-name-query';

/**
 * SPEC 7, GET /mock/catalogos/usuarios: returns a page of the catalogue. The parameter `body` contains page, sort and search. A plain
 * search covers names, surnames and e-mail; base64 of `{ nombre }` covers the name only.
 */
export function listUsuarios({ usuarios }: SampleStore, { query }: Exchange): Page<CatalogueUser> {
  const page = readPageRequest(readBodyParameter(query));
  const name = readNameQuery(page.query);
  if (name === null) return usuarios.page(page);
  const typed = plainText(name.trim());
  return usuarios.page({ ...page, query: '' }, ({ nombre }) => plainText(nombre).includes(typed));
}
