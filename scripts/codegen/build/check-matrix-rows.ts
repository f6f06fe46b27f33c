import type { Diagnostics } from '../diagnostic';
import { placeOf } from '../load/property-node';
import type { Operation } from '../model';
import { suggest } from '../suggest';
import type { BareEntity } from './entity';

/** Checks that the rows of a matrix come from a read operation without required parameters. */
export function checkMatrixRows(
  entities: readonly BareEntity[],
  operations: readonly Operation[],
  diagnostics: Diagnostics,
): void {
  const able = operations
    .filter(
      ({ kind, parameters }) =>
        kind === 'query' &&
        (parameters === null || ((parameters['required'] as unknown[] | undefined) ?? []).length === 0),
    )
    .map(({ name }) => name);
  for (const { fields, nodes } of entities) {
    for (const { name, matrix } of fields) {
      const node = nodes.find((candidate) => candidate.name === name);
      if (!matrix || !node || able.includes(matrix.rows)) continue;
      diagnostics.add(
        'unknown-operation',
        placeOf(node, 'x-field', 'matrix', 'rows'),
        `\`${matrix.rows}\` is not an operation of kind \`query\` that can be asked without parameters.`,
        suggest(matrix.rows, able),
      );
    }
  }
}
