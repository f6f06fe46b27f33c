import type { SignatureFault } from '../../src/server/crud/lifecycle/signature-faults';
import type { Break, Fault, Walk } from '../../src/server/db/chain/walk-chain';

const FAULTS: Readonly<Record<Fault, string>> = {
  CAMBIADA: 'ya no es lo que se selló: alguna de sus columnas, o su sello, cambió',
  FALTA: 'falta: su sello está y ella no',
  FALTA_SELLO: 'falta el sello de este lugar',
  SIN_SELLO: 'se insertó sin sello: no la escribió la aplicación',
  OTRA_FECHA: 'tiene una fecha que no es la de cuando se escribió',
  NO_COINCIDE: 'no tiene la huella que se anotó: lo que hay hasta ella no es lo que había entonces',
};

/** What a walk found, for a person. */
export function verdictText({ rows, broken, last }: Walk): string {
  const count = `${rows.toLocaleString('es-MX')} ${rows === 1 ? 'fila' : 'filas'}`;
  if (broken)
    return `La cadena no está íntegra: ${placeText(broken)} ${FAULTS[broken.fault]}.\n${count} hasta ahí, íntegras.`;
  if (!last) return 'La bitácora está vacía.';
  return `${count}, cadena íntegra, última fila ${last.bitacoraId} (${last.fecha}), última huella ${last.huella}`;
}

/** Documents that are no longer what was signed are named one by one, up to this many. */
const MOST_NAMED = 20;

/** What was found of signed documents, for a person. */
export function signaturesText({
  signed,
  faults,
}: {
  readonly signed: number;
  readonly faults: readonly SignatureFault[];
}): string {
  const count = `${signed.toLocaleString('es-MX')} ${signed === 1 ? 'documento firmado' : 'documentos firmados'}`;
  if (faults.length === 0) return `${count}, todos como se firmaron.`;
  const named = faults.slice(0, MOST_NAMED).map(({ resource, key }) => `${resource} ${key}`);
  return `${count}; ya no son lo que se firmó: ${named.join(', ')}${faults.length > MOST_NAMED ? ` y ${faults.length - MOST_NAMED} más` : ''}.`;
}

function placeText({ bitacoraId, fecha, orden }: Break): string {
  const details = [fecha, orden === null ? null : `lugar ${orden}`].filter((detail) => detail !== null).join(', ');
  const what = bitacoraId === null ? 'en la cadena' : `la fila ${bitacoraId}`;
  return details === '' ? what : `${what} (${details})`;
}
