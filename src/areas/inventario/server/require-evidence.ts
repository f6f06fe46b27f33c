import { countAttachments } from '#platform/server/files/attachments';
import { resourceOf } from '#platform/server/records/resources';
import { invalid } from '#platform/server/db/problem';
import type { Queryable } from '#platform/server/db/database';

/**
 * Requires a document to have an attachment, picture or file. Guards cannot check this: they see only the document's fields.
 *
 * @throws Problem 422 EVIDENCIA_REQUERIDA when the document has none
 */
export async function requireEvidence(tx: Queryable, resource: string, id: number): Promise<void> {
  if ((await countAttachments(tx, resourceOf(resource), String(id))) === 0)
    throw invalid([{ campo: '', codigo: 'EVIDENCIA_REQUERIDA', params: {} }]);
}
