import { createHash } from 'node:crypto';
import { isObject } from '#platform/shared/paths';

/** Subset of an OpenAPI document that the lines show. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

interface ApiOperation {
  readonly operationId?: string;
  readonly 'x-permission'?: string;
  readonly responses?: Readonly<Record<string, unknown>>;
}

/**
 * Returns one line for each operation and each component of an OpenAPI document, in a Markdown code block. The document itself is not in
 * git. Its lines are, so that a review shows every operation that a schema edit changes.
 *
 * @example
 * `GET /agenda/horario · horarioList · horario.ver · 200 400 401 · 3fa09c1d7e52`
 */
export function operationLines({ paths, components }: ApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      [
        `${method.toUpperCase()} ${path}`,
        operation.operationId,
        operation['x-permission'],
        Object.keys(operation.responses ?? {}).join(' '),
        fingerprint(operation),
      ]
        .filter((part) => part !== undefined)
        .join(' · '),
    ),
  );
  const parts = Object.entries(components)
    .filter(([, named]) => isObject(named))
    .flatMap(([kind, named]) => Object.entries(named).map(([name, part]) => `${kind} ${name} · ${fingerprint(part)}`))
    .toSorted();
  return ['# Operations of the API', '', '```text', ...operations, '', ...parts, '```', ''].join('\n');
}

/** First 12 hexadecimal digits of the SHA-256 of the JSON text. */
const fingerprint = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);
