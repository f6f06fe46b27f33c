import { ApiError, type FieldError } from './api-error';

/**
 * Converts a response with an error status to an `ApiError`: reads `application/problem+json` and tolerates anything else (a proxy's HTML
 * page, an empty body).
 *
 * @param body the response text
 */
export function decodeProblem(status: number, headers: Headers, body: string): ApiError {
  const problem = parseObject(body);
  const correlationId = text(problem['correlationId']) ?? headers.get('X-Correlation-Id');
  return new ApiError({
    kind: 'HTTP_ERROR',
    status,
    codigo: text(problem['codigo']) ?? `HTTP_${status}`,
    message:
      text(problem['mensaje']) ??
      text(problem['detail']) ??
      text(problem['title']) ??
      text(problem['message']) ??
      `HTTP ${status}`,
    errores: fieldErrors(problem['errores']),
    correlationId,
    actual: isObject(problem['actual']) ? problem['actual'] : null,
    members: problem,
  });
}

function parseObject(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

function fieldErrors(value: unknown): FieldError[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isObject).map((item) => ({
    campo: text(item['campo']) ?? '',
    codigo: text(item['codigo']) ?? '',
    mensaje: text(item['mensaje']) ?? '',
  }));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
