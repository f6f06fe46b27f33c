import { eq } from 'drizzle-orm';
import { almacen, unidad } from '#generated/server/tables.gen';
import { displayDate } from '#platform/shared/dates/days';
import { DEFAULT_LANGUAGE } from '#platform/shared/language';
import { recordPath } from '#platform/shared/record-path';
import type { ReportCopy, ReportParameter, ReportSpec, ReportTexts } from '#platform/shared/report';
import type { Actor } from '../../db/actor';
import type { Queryable } from '../../db/database';
import { momentText } from '../../export/export-text';
import { resourceOf } from '../../records/resources';
import { recordTitles, titleKey, type RecordTitle } from '#areas/seguridad/server/bitacora/record-titles';
import type { OperationContext } from '../../operations/context';
import { userName } from '#areas/seguridad/server/user-name';
import type { ReportAnswer } from '../report-answer';
import type { ReportContext } from '../report-context';
import type { PaperSheet } from './paper-sheet';

type Asked = Readonly<Record<string, unknown>>;
type Titles = ReadonlyMap<string, RecordTitle>;

/** Parameters and context of a printed report, beside its answer. */
export interface Printed {
  readonly asked: Asked;
  /** Period of its figures. */
  readonly period: ReportTexts | null;
  /** Warehouse of the report, regardless of the user. */
  readonly almacenId: number | null;
  readonly copies: readonly ReportCopy[];
  /** Public URL of the application. */
  readonly address: string;
}

/** Head of a report outside the application: its owner, named parameters, author and date. */
export interface ReportHead {
  readonly network: string;
  readonly place: readonly string[];
  readonly title: string;
  readonly period: string | null;
  /** URL in its QR code. */
  readonly code: string | null;
  readonly asked: readonly (readonly [string, string])[];
  readonly who: string;
  readonly made: string;
}

/** Returns the head of a report. Records that the reader may not open show their id. */
export async function reportHead(
  { paper, parameters }: Pick<ReportSpec, 'paper' | 'parameters'>,
  { titulo, datos, generado }: Pick<ReportAnswer, 'titulo' | 'datos' | 'generado'>,
  { asked, period, almacenId, address }: Printed,
  { database: { orm }, actor, text }: ReportContext,
): Promise<ReportHead> {
  const { language = DEFAULT_LANGUAGE, timeZone } = actor;
  const titles = await recordTitles(orm, recordsIn(parameters, asked), actor);
  const who = await userName(orm, actor.usuarioId);
  return {
    network: text('papel.red'),
    place: placeLines(
      almacenId === null ? await placeOf(orm, parameters, asked, titles, actor) : await warehousePlace(orm, almacenId),
      text,
    ),
    title: titulo,
    period: period?.[language] ?? null,
    code: codeOf(parameters, paper?.code ?? null, asked, titles, address),
    asked: [
      ...parameters
        .filter(({ kind }) => period === null || kind !== 'date')
        .flatMap((parameter): [string, string][] => {
          const value = valueText(parameter, asked, titles, language, text);
          return value === null ? [] : [[parameter.labels[language], value]];
        }),
      ...datos.map(({ titulo: name, valor }) => [name, valor] as const),
    ],
    who,
    made: text('papel.elaborado', { quien: who, cuando: momentText(generado, timeZone), zona: timeZone }),
  };
}

/** Builds the printed form of a report. */
export async function reportSheet(
  spec: Pick<ReportSpec, 'paper' | 'parameters'>,
  answer: ReportAnswer,
  printed: Printed,
  context: ReportContext,
): Promise<PaperSheet> {
  const { paper } = spec;
  if (!paper) throw new Error('A report without paper is not printed.');
  const { orientation, size, signatures } = paper;
  const { actor, text } = context;
  const { language = DEFAULT_LANGUAGE, timeZone } = actor;
  const { made, ...head } = await reportHead(spec, answer, printed, context);
  return {
    orientation,
    size,
    ...head,
    columns: answer.columnas.map(({ campo, titulo, grupo, tipo, unidad: unit }) => ({
      field: campo,
      title: titulo,
      group: grupo,
      format: tipo,
      unit,
    })),
    rows: answer.filas,
    totals: answer.totales,
    copies: printed.copies.map(({ labels, large = [] }) => ({ name: labels[language], large })),
    notes: answer.notas,
    signatures: signatures.map((line) => line[language]),
    when: answer.generado,
    timeZone,
    words: {
      made,
      page: text('papel.pagina'),
      total: text('papel.total'),
      nothing: text('papel.nada'),
      signer: text('papel.firma'),
    },
  };
}

const given = ({ name, start }: ReportParameter, asked: Asked): unknown => asked[name] ?? start;

function recordsIn(parameters: readonly ReportParameter[], asked: Asked) {
  return parameters.flatMap((parameter) => {
    const key = given(parameter, asked);
    return parameter.entity !== null && (typeof key === 'number' || typeof key === 'string')
      ? [{ entidad: parameter.entity, entidadId: String(key) }]
      : [];
  });
}

function titleOf(titles: Titles, entity: string, key: unknown): RecordTitle | undefined {
  return titles.get(titleKey({ entidad: entity, entidadId: String(key) }));
}

/** Returns the name of a parameter's value; null for a value that filters nothing. */
function valueText(
  parameter: ReportParameter,
  asked: Asked,
  titles: Titles,
  language: keyof ReportTexts,
  text: OperationContext['text'],
): string | null {
  const value = given(parameter, asked);
  const { entity, options, kind } = parameter;
  if (value === null || value === undefined || value === '' || value === false) return null;
  if (entity !== null) {
    const { title = '', detail = '' } = titleOf(titles, entity, value) ?? {};
    return title === ''
      ? text('papel.numero', { numero: String(value) })
      : detail === ''
        ? title
        : `${title} (${detail})`;
  }
  if (value === true) return text('papel.si');
  if (kind === 'date') return displayDate(value) || String(value);
  return options?.[String(value)]?.[language] ?? String(value);
}

interface PaperPlace {
  readonly unidad: string;
  readonly clues: string;
  readonly almacen: string | null;
}

/** The requested warehouse or unit, if the reader may open it; otherwise their own. */
async function placeOf(
  db: Queryable,
  parameters: readonly ReportParameter[],
  asked: Asked,
  titles: Titles,
  { almacenIds, unidadId }: Actor,
): Promise<PaperPlace | null> {
  const keyOf = (entity: string): number | null => {
    const keys = parameters.filter((parameter) => parameter.entity === entity).map((each) => given(each, asked));
    return (
      keys.find((key): key is number => typeof key === 'number' && titleOf(titles, entity, key) !== undefined) ?? null
    );
  };
  const asksFor = { almacen: keyOf('almacen'), unidad: keyOf('unidad') };
  const [only, ...others] = almacenIds;
  const own = asksFor.unidad === null && only !== undefined && others.length === 0 ? only : null;
  const warehouse = asksFor.almacen ?? own;
  if (warehouse !== null) return warehousePlace(db, warehouse);
  const unit = asksFor.unidad ?? unidadId;
  if (unit === null) return null;
  const [found] = await db.select(UNIT).from(unidad).where(eq(unidad.unidadId, unit));
  return found ? { ...found, almacen: null } : null;
}

const UNIT = { unidad: unidad.nombre, clues: unidad.clues };

async function warehousePlace(db: Queryable, almacenId: number): Promise<PaperPlace | null> {
  const [found] = await db
    .select({ ...UNIT, almacen: almacen.nombre })
    .from(almacen)
    .innerJoin(unidad, eq(unidad.unidadId, almacen.unidadId))
    .where(eq(almacen.almacenId, almacenId));
  return found ?? null;
}

/** Returns the URL of the record that a parameter names, with its folio if any, for the QR code. Null if the parameter is missing. */
function codeOf(
  parameters: readonly ReportParameter[],
  code: string | null,
  asked: Asked,
  titles: Titles,
  address: string,
): string | null {
  const parameter = parameters.find(({ name }) => name === code);
  const key = parameter ? (given(parameter, asked) ?? null) : null;
  if (!parameter?.entity || key === null) return null;
  const { title = '' } = titleOf(titles, parameter.entity, key) ?? {};
  const numbered = title !== '' && resourceOf(parameter.entity).fields.some(({ name }) => name === 'folio');
  return `${address}${recordPath.show(parameter.entity, key)}${numbered ? `?folio=${encodeURIComponent(title)}` : ''}`;
}

function placeLines(place: PaperPlace | null, text: OperationContext['text']): string[] {
  if (!place) return [];
  return [
    text('papel.unidad', { unidad: place.unidad, clues: place.clues }),
    ...(place.almacen === null ? [] : [place.almacen]),
  ];
}
