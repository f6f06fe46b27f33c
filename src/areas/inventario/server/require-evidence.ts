import { countAttachments } from '#platform/server/files/attachments';
import { resourceOf } from '#platform/server/records/resources';
import { invalid } from '#platform/server/db/problem';
import type { Queryable } from '#platform/server/db/database';

/**
 * Looks for a picture or a paper that goes with a document, which stands beside its fields: guards do not see it.
 *
 * @throws Problem 422 EVIDENCIA_REQUERIDA when the document carries none
 */
export async function requireEvidence(tx: Queryable, resource: string, id: number): Promise<void> {
  if ((await countAttachments(tx, resourceOf(resource), String(id))) === 0)
    throw invalid([{ campo: '', codigo: 'EVIDENCIA_REQUERIDA', params: {} }]);
}
