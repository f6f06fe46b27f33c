import type { TipoImportacion } from '#generated/shared/enums.gen';
import { recepcionForm } from '#generated/shared/forms/recepcion.gen';
import { dayQuestions } from '#platform/shared/validation/check-days';
import { displayDate, isDate } from '#platform/shared/dates/days';
import { monthEnd } from '#platform/shared/dates/month-end';
import type { Issue } from '#platform/shared/validation/issue';
import { isFilled } from '#platform/shared/paths';
import { issueAt } from '#platform/shared/rules/issue-at';
import { missingLotData } from '../recepcion/supply-demands';
import { knownExpiries, type KnownExpiries } from './known-expiries';
import { brandKey, isExpired, type LotIdentity } from './lot';
import { roundedMoney } from './rounded-money';

/** Data of the supply that a row names. */
export interface FiledSupply {
  readonly insumoId: number;
  readonly clave: string;
  readonly nombre: string;
  readonly requiereLote: boolean;
  readonly requiereCaducidad: boolean;
  /** MXN for one piece, for rows without a cost. */
  readonly precioReferencia: number | null;
}

/** Existing lot of the warehouse. */
export interface FiledLot extends LotIdentity {
  readonly loteId: number;
  readonly insumoId: number;
  readonly existencia: number;
  readonly ubicacionCodigo: string | null;
}

/** State of the warehouse against which a file is read. */
export interface StockBook {
  /** Use of the rows: entries of an opening stock, or the first figures of a count. */
  readonly tipo: TipoImportacion;
  /** `yyyy-MM-dd`, the current day at the warehouse. */
  readonly day: string;
  /** Returns the supply with a clave as written in the row. */
  readonly supply: (clave: string) => FiledSupply | undefined;
  /** Checks whether the warehouse is set up for a supply. */
  readonly isListed: (insumoId: number) => boolean;
  /** Codes of its locations; null when it has no list of them. */
  readonly places: ReadonlySet<string> | null;
  /** Returns its lots of a supply, used-up ones included. */
  readonly lots: (insumoId: number) => readonly FiledLot[];
  /** Returns the expiries of a lot number of a supply in the whole network. */
  readonly expiries: (insumoId: number, numeroLote: string) => readonly string[];
}

/** A row of the file: dates as `yyyy-MM-dd`, numbers as numbers, other cells unchanged. */
export interface FiledRow {
  readonly fila: number;
  readonly values: Readonly<Record<string, unknown>>;
  /** Issues of single cells, found before the row is interpreted. */
  readonly issues: readonly Issue[];
}

/** A valid row: pieces of a lot. */
export interface FiledLine extends LotIdentity {
  readonly fila: number;
  readonly insumoId: number;
  readonly cantidad: number;
  readonly marca: string | null;
  readonly ubicacionCodigo: string | null;
  /** Counted lot of the warehouse; null for an unknown lot. */
  readonly loteId: number | null;
  /** Pieces of that lot in the system; null without a lot. */
  readonly sistema: number | null;
}

/** Result of a row. */
export interface RowReading {
  /** `nada` is an unfilled row of the template, or an opening stock of no pieces. */
  readonly result: FiledLine | 'nada' | readonly Issue[];
  /** Notices that do not prevent the row from being written. */
  readonly notices: readonly Issue[];
}

/** Effect on a supply: current stock, change and result. */
export interface SupplyEffect {
  readonly clave: string;
  readonly nombre: string;
  readonly hay: number;
  readonly entra: number;
  readonly habra: number;
  /** MXN of the resulting stock. */
  readonly valor: number;
}

/** Reader of a file, row by row. */
export interface StockFile {
  readonly read: (row: FiledRow) => RowReading;
  readonly lines: readonly FiledLine[];
  /** Supplies of the valid rows, in order. */
  readonly effects: () => readonly SupplyEffect[];
  /** Lots with pieces, of counted supplies, without a row: they stay uncounted, and their stock is unchanged. */
  readonly uncounted: () => readonly { readonly fila: number; readonly lot: FiledLot }[];
}

/** Expected expiries; the same range as in receptions. */
const EXPECTED_EXPIRY = recepcionForm.dayRanges!['lineas.caducidad']!;
const MAX_PIECES = 1_000_000;
const LONGEST = { numeroLote: 30, marca: 80, ubicacionCodigo: 20 } as const;
/** Cells that mark a row of the template as filled in. */
const FILLED_IN = ['numeroLote', 'caducidad', 'existencia', 'costoUnitario'] as const;

/**
 * Reads the stock of a warehouse from the rows of a file (DOMAIN a.5): their lots, their faults, and the resulting stock. Pure: the server
 * runs it for the check, and again before writing, against the current state of the warehouse.
 */
export function readStockFile(book: StockBook): StockFile {
  const lines: FiledLine[] = [];
  const seen = new Map<string, number>();
  const expiries = knownExpiries(book.expiries);
  const supplies = new Map<number, FiledSupply>();
  return {
    lines,
    read: (row) => {
      const clave = textOf(row.values['insumoClave']);
      const supply = clave === '' ? undefined : book.supply(clave);
      if (supply) supplies.set(supply.insumoId, supply);
      const reading = readRow(book, row, supply, seen, expiries);
      if (typeof reading.result === 'object' && 'insumoId' in reading.result) lines.push(reading.result);
      return reading;
    },
    effects: () => effectsOf(book, lines, supplies),
    uncounted: () => (book.tipo === 'CONTEO' ? uncountedOf(book, lines) : []),
  };
}

function readRow(
  book: StockBook,
  { fila, values, issues: found }: FiledRow,
  supply: FiledSupply | undefined,
  seen: Map<string, number>,
  expiries: KnownExpiries,
): RowReading {
  const own: Issue[] = [];
  const clave = textOf(values['insumoClave']);
  if (clave !== '' && found.length === 0 && FILLED_IN.every((name) => !isFilled(values[name])))
    return { result: 'nada', notices: [] };
  own.push(
    ...issueAt(clave === '', 'insumoClave', 'REQUERIDO'),
    ...issueAt(clave !== '' && !supply, 'insumoClave', 'IMPORTACION_CLAVE_DESCONOCIDA'),
  );
  const numeroLote = lotNumber(values['numeroLote'], own);
  const caducidad = expiry(values['caducidad'], own);
  const cantidad = amount(values['existencia'], own);
  const costoUnitario = cost(values['costoUnitario'], supply, own);
  const marca = short(values['marca'], 'marca', own);
  const ubicacionCodigo = short(values['ubicacionCodigo'], 'ubicacionCodigo', own)?.toUpperCase() ?? null;
  if (ubicacionCodigo !== null && book.places && !book.places.has(ubicacionCodigo))
    own.push({ campo: 'ubicacionCodigo', codigo: 'IMPORTACION_UBICACION', params: {} });
  // An unreadable value is not reported as missing, too.
  const told = new Set(own.map(({ campo }) => campo));
  if (supply)
    own.push(...missingLotData(supply, { numeroLote, caducidad }, '').filter(({ campo }) => !told.has(campo)));
  // An altered cell is reported once.
  const distrusted = new Set(found.map(({ campo }) => campo));
  const issues = [...found, ...own.filter(({ campo }) => !distrusted.has(campo))];
  if (issues.length > 0 || !supply || cantidad === null) return { result: issues, notices: [] };
  const source = values['fuenteFinanciamientoId'];
  const identity: LotIdentity = {
    numeroLote,
    caducidad,
    fuenteFinanciamientoId: typeof source === 'number' ? source : null,
    programaId: null,
    costoUnitario,
    marca,
  };
  const key = keyOf(book.tipo, supply.insumoId, identity);
  const before = seen.get(key);
  if (before !== undefined)
    return {
      result: [{ campo: 'numeroLote', codigo: 'IMPORTACION_LOTE_REPETIDO', params: { fila: before } }],
      notices: [],
    };
  seen.set(key, fila);
  const { insumoId } = supply;
  const others = expiries.others(insumoId, numeroLote, caducidad);
  const notices = [
    ...issueAt(!book.isListed(supply.insumoId), 'insumoClave', 'IMPORTACION_FUERA_DE_CATALOGO'),
    ...issueAt(isExpired({ caducidad }, book.day), 'caducidad', 'IMPORTACION_CADUCADO', {
      caducidad: displayDate(caducidad),
    }),
    ...dayQuestions({ caducidad: EXPECTED_EXPIRY }, { caducidad }, book.day).filter(
      ({ codigo }) => codigo === 'FECHA_DESPUES_DE_LO_ESPERADO',
    ),
    ...issueAt(others.length > 0, 'caducidad', 'LOTE_OTRA_CADUCIDAD', {
      numeroLote: numeroLote ?? '',
      caducidad: others.map(displayDate).join(', '),
    }),
  ];
  if (cantidad === 0 && book.tipo !== 'CONTEO') return { result: 'nada', notices };
  const lot = book.tipo === 'CONTEO' ? sameLot(book.lots(insumoId), identity) : undefined;
  const [loteId, sistema] = [lot?.loteId ?? null, lot?.existencia ?? null];
  return { result: { ...identity, marca, fila, insumoId, cantidad, ubicacionCodigo, loteId, sistema }, notices };
}

/** Returns the identity that no second row may repeat: a lot for an opening stock, the fields visible to a person for a count. */
function keyOf(tipo: TipoImportacion, insumoId: number, identity: LotIdentity): string {
  const { numeroLote, caducidad, fuenteFinanciamientoId, costoUnitario, marca } = identity;
  return JSON.stringify(
    tipo === 'CONTEO'
      ? [insumoId, numeroLote, caducidad]
      : [insumoId, numeroLote, caducidad, fuenteFinanciamientoId, costoUnitario, brandKey(marca)],
  );
}

/** Finds the lot of a counted row by number and date. A source of funds in the row takes precedence, then a lot with pieces. */
function sameLot(lots: readonly FiledLot[], identity: LotIdentity): FiledLot | undefined {
  const same = lots.filter(
    ({ numeroLote, caducidad }) => numeroLote === identity.numeroLote && caducidad === identity.caducidad,
  );
  const bySource = same.filter(
    ({ fuenteFinanciamientoId }) => fuenteFinanciamientoId === identity.fuenteFinanciamientoId,
  );
  const among = identity.fuenteFinanciamientoId !== null && bySource.length > 0 ? bySource : same;
  return among.find(({ existencia }) => existencia > 0) ?? among[0];
}

function effectsOf(
  book: StockBook,
  lines: readonly FiledLine[],
  supplies: ReadonlyMap<number, FiledSupply>,
): readonly SupplyEffect[] {
  const byClave = new Map<number, { entra: number; added: number }>();
  for (const { insumoId, loteId, cantidad, costoUnitario } of lines) {
    const sum = byClave.get(insumoId) ?? { entra: 0, added: 0 };
    const lot = loteId === null ? undefined : book.lots(insumoId).find((each) => each.loteId === loteId);
    const pieces = cantidad - (lot?.existencia ?? 0);
    sum.entra += pieces;
    sum.added += pieces * (lot?.costoUnitario ?? costoUnitario);
    byClave.set(insumoId, sum);
  }
  return [...byClave].map(([insumoId, { entra, added }]) => {
    const lots = book.lots(insumoId);
    const hay = lots.reduce((sum, { existencia }) => sum + existencia, 0);
    const before = lots.reduce((sum, { existencia, costoUnitario }) => sum + existencia * costoUnitario, 0);
    const { clave, nombre } = supplies.get(insumoId)!;
    return { clave, nombre, hay, entra, habra: hay + entra, valor: roundedMoney(before + added) };
  });
}

function uncountedOf(book: StockBook, lines: readonly FiledLine[]): ReturnType<StockFile['uncounted']> {
  const counted = new Set(lines.flatMap(({ loteId }) => loteId ?? []));
  const first = new Map<number, number>();
  for (const { insumoId, fila } of lines) if (!first.has(insumoId)) first.set(insumoId, fila);
  return [...first].flatMap(([insumoId, fila]) =>
    book
      .lots(insumoId)
      .filter(({ loteId, existencia }) => existencia > 0 && !counted.has(loteId))
      .map((lot) => ({ fila, lot })),
  );
}

/** Normalises a lot number as stored: upper case, without surrounding space. */
function lotNumber(value: unknown, issues: Issue[]): string | null {
  const text = short(value, 'numeroLote', issues)?.toUpperCase() ?? null;
  if (text !== null && !/^[A-Z0-9./-]+$/.test(text))
    issues.push({ campo: 'numeroLote', codigo: 'FORMATO', params: {} });
  return text;
}

/** Reads a date; a month without a day means its last day. */
function expiry(value: unknown, issues: Issue[]): string | null {
  const text = textOf(value);
  if (text === '') return null;
  if (isDate(text)) return text;
  const last = monthEnd(text);
  if (last !== null) return last;
  issues.push({ campo: 'caducidad', codigo: 'FECHA', params: {} });
  return null;
}

function amount(value: unknown, issues: Issue[]): number | null {
  const [codigo, limite] = !isFilled(value)
    ? ['REQUERIDO']
    : typeof value !== 'number' || !Number.isSafeInteger(value)
      ? ['NUMERO_ENTERO']
      : value < 0
        ? ['MINIMO', 0]
        : value > MAX_PIECES
          ? ['MAXIMO', MAX_PIECES]
          : [];
  if (typeof codigo !== 'string') return value as number;
  issues.push({ campo: 'existencia', codigo, params: typeof limite === 'number' ? { limite } : {} });
  return null;
}

/** Returns the MXN for one piece: those of the row, else the reference price of the catalogue. */
function cost(value: unknown, supply: FiledSupply | undefined, issues: Issue[]): number {
  if (!isFilled(value)) return supply?.precioReferencia ?? 0;
  if (typeof value === 'number' && value >= 0) return roundedMoney(value);
  issues.push(
    typeof value === 'number'
      ? { campo: 'costoUnitario', codigo: 'MINIMO', params: { limite: 0 } }
      : { campo: 'costoUnitario', codigo: 'NUMERO', params: {} },
  );
  return 0;
}

function short(value: unknown, campo: keyof typeof LONGEST, issues: Issue[]): string | null {
  const text = textOf(value);
  const limite = LONGEST[campo];
  issues.push(...issueAt(text.length > limite, campo, 'LONGITUD_MAXIMA', { limite }));
  return text === '' ? null : text;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
