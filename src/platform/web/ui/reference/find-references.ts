import type { DataProvider, RaRecord } from 'react-admin';
import { readLabel } from '#platform/shared/barcodes/read-label';
import type { ListFilter, ListParameterValues } from '#platform/shared/list-filter';
import { showMasked } from '../form/field/masks';
import { toOption, type ReferenceOption } from './reference-option';
import type { ResourceModule } from '../resource/resource-module';
import { foldCode, foldText } from './fold-text';

/** Record found by a code, with the pieces in the pack of that code: a carton has its own. */
export interface NamedRecord {
  readonly option: ReferenceOption;
  readonly pieces: number;
}

export type FoundReference =
  | ({ readonly state: 'found' } & NamedRecord)
  | { readonly state: 'many'; readonly choices: readonly NamedRecord[] }
  | { readonly state: 'none' | 'failed' };

/** Filter of the searched records, and the fields with unique codes. */
interface Narrowing {
  readonly filter?: ListFilter;
  readonly parameters?: ListParameterValues | undefined;
  readonly codes?: readonly string[];
}

/** Maximum codes of one request. */
const AT_ONCE = 200;
/** Maximum concurrent requests. */
const PARALLEL = 4;

/**
 * Finds the records of texts: by a unique code (clave, barcode), by their full name, or as the only result of a search. One request
 * resolves all codes; the other texts are searched one by one.
 */
export async function findReferences(
  provider: DataProvider,
  module: ResourceModule,
  input: Narrowing,
  texts: readonly string[],
): Promise<ReadonlyMap<string, FoundReference>> {
  const found = new Map<string, FoundReference>();
  const list = async (filter: ListFilter, perPage: number) =>
    (
      await provider.getList<RaRecord>(module.name, {
        pagination: { page: 1, perPage },
        sort: { field: 'id', order: 'ASC' },
        filter: { ...input.filter, ...filter },
        ...(input.parameters ? { meta: { parameters: input.parameters } } : {}),
      })
    ).data;
  const left = () => [...new Set(texts)].filter((text) => !found.has(text));

  for (const code of texts.length > 1 ? (input.codes ?? []) : []) {
    const asked = left();
    const groups = Array.from({ length: Math.ceil(asked.length / AT_ONCE) }, (_, index) =>
      asked.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
    );
    for (const group of groups) {
      const records = await list({ [code]: [...new Set(group.flatMap(spellings))] }, 500).catch((): RaRecord[] => []);
      const byCode = new Map(records.map((record) => [foldCode(String(record[code])), record]));
      for (const text of group) {
        const record = byCode.get(foldCode(text));
        if (record) found.set(text, { state: 'found', option: toOption(module, record), pieces: 1 });
      }
    }
  }
  const queue = left();
  const worker = async () => {
    for (let text = queue.shift(); text !== undefined; text = queue.shift()) found.set(text, await search(text));
  };
  const search = async (text: string): Promise<FoundReference> => {
    try {
      for (const spelling of spellings(text)) {
        const records = await list({ q: spelling }, 20);
        const match = matchReference(text, records, module);
        if (match.state !== 'none') return match;
      }
      return { state: 'none' };
    } catch {
      return { state: 'failed' };
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
  return found;
}

/** Returns the record that matches a text among the results of a search. */
export function matchReference(text: string, records: readonly RaRecord[], module: ResourceModule): FoundReference {
  const code = foldCode(readLabel(text).code);
  const name = foldText(text);
  const byCode = records.filter((record) => holdsCode(record, code));
  const byName = records.filter((record) => foldText(module.recordLabel(record)) === name);
  const named = byCode.length === 1 ? byCode : byName.length > 0 ? byName : records;
  const [only, ...others] = named.map((record) => ({
    option: toOption(module, record),
    pieces: piecesIn(record, code) ?? 1,
  }));
  if (!only) return { state: 'none' };
  return others.length > 0 ? { state: 'many', choices: [only, ...others] } : { state: 'found', ...only };
}

/** Returns the pieces in the pack with a code: `contenido` beside the code in a list of the record. */
function piecesIn(value: unknown, code: string): number | undefined {
  if (Array.isArray(value)) return value.map((item) => piecesIn(item, code)).find((pieces) => pieces !== undefined);
  if (typeof value !== 'object' || value === null) return undefined;
  const { contenido } = value as Readonly<Record<string, unknown>>;
  const texts = Object.values(value).filter((part) => typeof part === 'string');
  if (typeof contenido === 'number' && texts.some((text) => holdsCode(text, code))) return contenido;
  return piecesIn(Object.values(value).filter(Array.isArray), code);
}

/**
 * True when a text of the record, or of a list in it (barcodes), equals the code. Leading zeros are ignored: they only distinguish a
 * GTIN-13 from a GTIN-14.
 */
function holdsCode(value: unknown, code: string): boolean {
  if (typeof value === 'string')
    return (
      foldCode(value) === code ||
      (/^\d{8,14}$/.test(code) && /^\d{8,14}$/.test(value) && value.padStart(14, '0') === code.padStart(14, '0'))
    );
  if (Array.isArray(value)) return value.some((item) => holdsCode(item, code));
  return typeof value === 'object' && value !== null && Object.values(value).some((item) => holdsCode(item, code));
}

/** Returns the possible stored forms of a text: unchanged, and digits in the format of the compendium (`010.000.0104.00`). */
function spellings(text: string): string[] {
  const bare = readLabel(text).code;
  return /^(\d{10}|\d{12})$/.test(bare)
    ? [showMasked('clave', bare), bare]
    : /^0\d{12,13}$/.test(bare)
      ? [bare, bare.slice(1)]
      : [bare];
}
