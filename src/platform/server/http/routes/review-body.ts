import type { FastifyRequest } from 'fastify';
import type { ReviewBody } from '#platform/server/imports/import-spec';
import { validateImportReviewBody } from '#generated/shared/validators/import-review-body.gen';
import { decodeErrors } from '#platform/shared/validation/validation';
import { invalid, malformed } from '#platform/server/db/problem';

/** Parses a multipart form, as sent by other clients: its fields, and the file in the format of an import. */
export async function multipartBody(
  request: Pick<FastifyRequest, 'headers'>,
  sent: Buffer,
): Promise<Record<string, unknown>> {
  const form = await new Response(new Uint8Array(sent), {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  })
    .formData()
    .catch(() => {
      throw malformed('', 'FORMATO');
    });
  const body: Record<string, unknown> = {};
  for (const [name, value] of form) {
    if (typeof value === 'string') body[name] = /^\d{1,15}$/.test(value) ? Number(value) : value;
    else {
      body['archivo'] = value.name || name;
      body['contenido'] = Buffer.from(await value.arrayBuffer()).toString('base64');
    }
  }
  return body;
}

/**
 * Validates the body of a review.
 *
 * @throws Problem 422 for another shape, or without a file or rows
 */
export function reviewBody(body: unknown): ReviewBody {
  if (!validateImportReviewBody(body)) throw invalid(decodeErrors(validateImportReviewBody.errors ?? []));
  const read = body as ReviewBody;
  if (read.rows === undefined && read.contenido === undefined)
    throw invalid([{ campo: 'file', codigo: 'REQUERIDO', params: {} }]);
  return read;
}
