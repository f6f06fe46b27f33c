import { isFilled } from '#platform/shared/paths';
import type { RecordRule } from '#platform/shared/validation/rule';
import { at } from '#platform/shared/rules/finding-at';
import { itemsOf } from '#platform/shared/rules/items-of';
import { repeated } from '#platform/shared/rules/repeated';

/** Requires that a warehouse does not supply itself, and that the codes of its locations are unique. */
export const almacen: RecordRule = (record) => [
  ...at(
    isFilled(record['almacenId']) && record['almacenId'] === record['almacenAbastecedorId'],
    'almacenAbastecedorId',
    'ABASTECEDOR_PROPIO',
  ),
  ...repeated(itemsOf(record, 'ubicaciones'), (item) => item['codigo']).map((index) => ({
    campo: `ubicaciones.${index}.codigo`,
    codigo: 'ELEMENTO_REPETIDO',
  })),
];
