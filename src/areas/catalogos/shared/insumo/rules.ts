import { isFilled } from '#platform/shared/paths';
import type { LooseRecord, RecordRule } from '#platform/shared/validation/rule';
import { isMedicine } from '../clave-insumo/is-medicine';
import { tipoOfClave } from '../clave-insumo/tipo-of-clave';
import { isGtin } from '#platform/shared/barcodes/is-gtin';
import { at, type FindingAt } from '#platform/shared/rules/finding-at';
import { itemsOf } from '#platform/shared/rules/items-of';
import { repeated } from '#platform/shared/rules/repeated';

/**
 * Checks a supply: its kind matches the code's group; medicines have lot and expiry; supplies dispensed by unit are not counted in packs;
 * barcodes are distinct GTINs; no supply is its own substitute.
 */
export const insumo: RecordRule = (record) => {
  const { insumoId, clave, tipo, sustitutoIds } = record;
  const medicine = isMedicine(tipo);
  return [
    ...at(typeof clave === 'string' && isFilled(tipo) && tipoOfClave(clave) !== tipo, 'tipo', 'TIPO_INSUMO_GRUPO', {
      grupo: String(clave).slice(0, 3),
    }),
    ...at(medicine && record['requiereLote'] === false, 'requiereLote', 'OBLIGATORIO_MEDICAMENTO'),
    ...at(medicine && record['requiereCaducidad'] === false, 'requiereCaducidad', 'OBLIGATORIO_MEDICAMENTO'),
    ...at(
      record['fraccionable'] === true && record['unidadBase'] === 'ENVASE',
      'unidadBase',
      'UNIDAD_BASE_FRACCIONABLE',
    ),
    ...at(
      isFilled(insumoId) && Array.isArray(sustitutoIds) && sustitutoIds.includes(insumoId),
      'sustitutoIds',
      'SUSTITUTO_PROPIO',
    ),
    ...itemsOf(record, 'codigosBarras').flatMap(checkBarcode),
    ...repeated(itemsOf(record, 'codigosBarras'), (item) => item['gtin']).map((index) => ({
      campo: `codigosBarras.${index}.gtin`,
      codigo: 'ELEMENTO_REPETIDO',
    })),
  ];
};

function checkBarcode({ gtin }: LooseRecord, index: number): readonly FindingAt[] {
  return at(typeof gtin === 'string' && !isGtin(gtin), `codigosBarras.${index}.gtin`, 'GTIN_INVALIDO');
}
