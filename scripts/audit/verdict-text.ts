import type { DocumentFault, DocumentVerdict } from '#platform/server/lifecycle/document-faults';
import type { FileFault } from '#platform/server/files/file-faults';
import type { LedgerFault } from '#areas/inventario/server/stock/ledger-faults';
import type { Break, Walk } from '#platform/server/db/chain/walk-chain';
import type { Fault } from '#platform/server/db/chain/lot-fault';

const FAULTS: Readonly<Record<Fault, string>> = {
  CAMBIADA: 'ya no es lo que se selló: alguna de sus columnas, o su sello, cambió',
  FALTA: 'falta: su sello está y ella no',
  FALTA_SELLO: 'falta el sello de este lugar',
  SIN_SELLO: 'se insertó sin sello: no la escribió la aplicación',
  OTRA_FECHA: 'tiene una fecha que no es la de cuando se escribió',
  NO_COINCIDE: 'no tiene la huella que se anotó: lo que hay hasta ella no es lo que había entonces',
};

/** Report of a walk, as Spanish text for the terminal. */
export function verdictText({ rows, broken, last }: Walk): string {
  const count = `${rows.toLocaleString('es-MX')} ${rows === 1 ? 'fila' : 'filas'}`;
  if (broken)
    return `La cadena no está íntegra: ${placeText(broken)} ${FAULTS[broken.fault]}.\n${count} hasta ahí, íntegras.`;
  if (!last) return 'La bitácora está vacía.';
  return `${count}, cadena íntegra, última fila ${last.bitacoraId} (${last.fecha}), última huella ${last.huella}`;
}

const DOCUMENT_FAULTS: Readonly<Record<DocumentFault['fault'], string>> = {
  FALTA: 'la bitácora lo tiene y ya no existe',
  SIN_ASIENTO: 'está y ningún paso de la bitácora lo llevó a su estatus',
  OTRO_ESTATUS: 'tiene otro estatus que el de su último paso',
  SIN_FIRMA: 'está en un estatus que pide firma y no la tiene',
  CAMBIADO: 'ya no dice lo que decía cuando se selló',
  OTRA_FIRMA: 'su firma no es la de lo que dice, o no es la de la bitácora',
};

/** Documents with a fault are named one by one, up to this many. */
const MAX_NAMED = 20;

/** Findings on signed and applied documents, as text. */
export function documentsText({ signed, sealed, faults }: DocumentVerdict): string {
  const number = (value: number) => value.toLocaleString('es-MX');
  const count = `${number(signed)} ${signed === 1 ? 'firma comparada' : 'firmas comparadas'}, ${number(sealed)} ${sealed === 1 ? 'documento comparado' : 'documentos comparados'} con la bitácora`;
  if (faults.length === 0) return `${count}, sin diferencias.`;
  const named = faults
    .slice(0, MAX_NAMED)
    .map(({ resource, key, folio, fault }) => `  ${resource} ${folio ?? key}: ${DOCUMENT_FAULTS[fault]}.`);
  const more = faults.length > MAX_NAMED ? [`  y ${number(faults.length - MAX_NAMED)} más.`] : [];
  return [`${count}; ${number(faults.length)} con diferencias:`, ...named, ...more].join('\n');
}

const FILE_FAULTS: Readonly<Record<FileFault['fault'], string>> = {
  FALTA: 'la bitácora lo tiene y ya no está',
  SIN_ASIENTO: 'está y la bitácora no lo tiene así',
  OTRO_CONTENIDO: 'su contenido falta o es otro',
};

/** Findings on the files attached to records, as text. */
export function filesText({
  files,
  faults,
}: {
  readonly files: number;
  readonly faults: readonly FileFault[];
}): string {
  const count = `${files.toLocaleString('es-MX')} ${files === 1 ? 'archivo comparado' : 'archivos comparados'}`;
  if (faults.length === 0) return `${count}, sin diferencias.`;
  const named = faults
    .slice(0, MAX_NAMED)
    .map(({ resource, key, nombre, fault }) => `  ${resource} ${key}, «${nombre}»: ${FILE_FAULTS[fault]}.`);
  return [`${count}; ${faults.length.toLocaleString('es-MX')} con diferencias:`, ...named].join('\n');
}

/** Findings on the stock ledger, as text. */
export function ledgerText(faults: readonly LedgerFault[]): string {
  if (faults.length === 0) return 'Kárdex sin diferencias.';
  const named = faults
    .slice(0, MAX_NAMED)
    .map(({ almacenId, insumoId, consecutivo }) =>
      consecutivo === null
        ? `  almacén ${almacenId}, insumo ${insumoId}: la existencia no es la de sus movimientos.`
        : `  almacén ${almacenId}, insumo ${insumoId}: el movimiento ${consecutivo} no sigue del anterior.`,
    );
  return [`Kárdex con diferencias:`, ...named].join('\n');
}

function placeText({ bitacoraId, fecha, orden }: Break): string {
  const details = [fecha, orden === null ? null : `lugar ${orden}`].filter((detail) => detail !== null).join(', ');
  const what = bitacoraId === null ? 'en la cadena' : `la fila ${bitacoraId}`;
  return details === '' ? what : `${what} (${details})`;
}
