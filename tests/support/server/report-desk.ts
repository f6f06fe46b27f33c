import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { RESOURCES } from '#generated/server/resources.gen';
import { PROFILES } from '#generated/shared/permissions.gen';
import { DEMO_PASSWORD } from '../../../scripts/db/seed/steps/users';
import type { Database } from '#platform/server/db/database';
import { openDatabase } from '#platform/server/db/open/open-database';
import { createApp } from '#app/server/create-app';
import { drillPath, type Drill } from '#platform/web/ui/reports/blocks/drill';
import { clientOf, filterBy, type Client } from './app';
import { configOf } from './config';
import { startFilled } from './demo';
import { fileCells } from './file-cells';
import { linesOf, pdfPages } from './pdf-text';

export type Row = Readonly<Record<string, string | number | null>>;
export type Params = Readonly<Record<string, string | number | boolean>>;

export interface ReportBody {
  readonly columnas: readonly { readonly campo: string; readonly tipo: string; readonly total: string | null }[];
  readonly filas: readonly Row[];
  readonly totales: Row;
  readonly bloques: Readonly<Record<string, readonly Row[]>>;
}

/** Blocks as declared in schemas. */
interface SaidBlock {
  readonly name: string;
  readonly fields: readonly { readonly field: string; readonly drill?: SaidDrill }[];
  readonly drill?: SaidDrill;
}
export interface SaidDrill {
  readonly entity: string;
  readonly filter: Drill['filter'];
}

/** User of the demo who reads reports. */
export interface Reader {
  readonly client: Client;
  readonly token: string;
}

/** A figure of a block, and the number of records of its linked list; null without a link, as for zero. */
export interface Counted {
  readonly figure: number | null;
  readonly listed: number | null;
}

/** The application over the demo, with access to the demo's tables: reports are compared with them. */
export interface ReportDesk {
  readonly as: (profile: keyof typeof PROFILES) => Promise<Reader>;
  /** Requests a report, which must answer 200. */
  readonly ask: (reader: Reader, name: string, params: Params) => Promise<ReportBody>;
  /** Status of the answer. */
  readonly statusOf: (reader: Reader, name: string, params: Params) => Promise<number>;
  /** Queries the tables, with every number as a number. */
  readonly rows: (statement: string, values?: readonly unknown[]) => Promise<readonly Row[]>;
  /** Returns the linked figures of the tiles, by field. */
  readonly tiles: (reader: Reader, name: string, params: Params) => Promise<Readonly<Record<string, Counted>>>;
  /** Returns the linked figures of the rows of a block; `field` counts the records of each link. */
  readonly drilled: (
    reader: Reader,
    name: string,
    params: Params,
    of: { readonly block: string; readonly field: string },
  ) => Promise<readonly Counted[]>;
  /** Counts the records of a row's linked list; null without a link. */
  readonly listed: (reader: Reader, drill: SaidDrill, row: Row, params: Params) => Promise<number | null>;
  /** Returns the rows of a file by cells; for a PDF, its pages by lines. */
  readonly file: (reader: Reader, name: string, params: Params, format: 'csv' | 'xlsx' | 'pdf') => Promise<string[][]>;
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly stop: () => Promise<void>;
}

/**
 * Opens the desk with its own database.
 *
 * @param jobPace factor by which the clock of jobs is faster
 */
export async function openDesk(jobPace?: number): Promise<ReportDesk> {
  const demo = await startFilled();
  const database = await openDatabase({ url: demo.url });
  const dataDir = await mkdtemp(path.join(tmpdir(), 'red-salud-reports-'));
  const app = await createApp({ database, config: configOf({ dataDir }), jobPace });
  const tables = new pg.Client({ connectionString: demo.url, types: { getTypeParser } });
  await tables.connect();

  const ask: ReportDesk['ask'] = async ({ client }, name, params) => {
    const { status, body } = await client('GET', addressOf(name, params));
    if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`);
    return body as ReportBody;
  };
  const listed: ReportDesk['listed'] = async ({ client }, { entity, filter }, row, params) => {
    const resource = RESOURCES.find(({ name }) => name === entity)!;
    const way = drillPath({ resource: entity, permission: '', filter }, row, params);
    if (way === null) return null;
    const asked = JSON.parse(new URLSearchParams(way.split('?')[1]).get('filter')!) as Record<string, unknown>;
    const answer = await client('GET', `/api${resource.path}?pageSize=1&filterBy=${filterBy(asked)}`);
    if (answer.status !== 200) throw new Error(`${way} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return Number(answer.headers['x-total-items']);
  };
  return {
    as: async (profile) => {
      const { body } = await clientOf(app, null)('POST', '/api/sign-in', {
        body: { userName: PROFILES[profile].demoUser, password: DEMO_PASSWORD },
      });
      const { token } = body as { token: string };
      return { token, client: clientOf(app, token) };
    },
    app,
    database,
    ask,
    statusOf: async ({ client }, name, params) => (await client('GET', addressOf(name, params))).status,
    listed,
    rows: async (statement, values = []) => (await tables.query<Row>(statement, [...values])).rows,
    tiles: async (reader, name, params) => {
      const { bloques } = await ask(reader, name, params);
      const found: Record<string, Counted> = {};
      for (const { name: block, fields } of blocksOf(name))
        for (const { field, drill } of fields) {
          const row = bloques[block]?.[0];
          if (!drill || !row) continue;
          const figure = Number(row[field] ?? 0);
          found[field] = { figure, listed: figure === 0 ? null : await listed(reader, drill, row, params) };
        }
      return found;
    },
    drilled: async (reader, name, params, { block, field }) => {
      const { bloques } = await ask(reader, name, params);
      const { drill } = blocksOf(name).find((each) => each.name === block)!;
      const counted: Counted[] = [];
      for (const row of bloques[block]!)
        counted.push({ figure: Number(row[field]), listed: await listed(reader, drill!, row, params) });
      return counted;
    },
    file: async ({ token }, name, params, format) => {
      const { rawPayload, statusCode, body } = await app.inject({
        method: 'GET',
        url: addressOf(name, { ...params, formato: format }),
        headers: { authorization: `Bearer ${token}` },
      });
      if (statusCode !== 200) throw new Error(`${name} as ${format} answered ${statusCode}: ${body}`);
      return format === 'pdf' ? (await pdfPages(rawPayload)).map((page) => [...linesOf(page)]) : fileCells(rawPayload);
    },
    stop: async () => {
      await tables.end();
      await app.close();
      await database.close();
      await demo.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const addressOf = (name: string, params: Params) =>
  `/api${schemaOf(name).path ?? `/reportes/${name}`}?${new URLSearchParams(Object.entries(params).map(([key, value]) => [key, String(value)])).toString()}`;

function schemaOf(name: string): { readonly path?: string; readonly blocks?: readonly SaidBlock[] } {
  const schema = JSON.parse(readFileSync(`schemas/reports/${name}.json`, 'utf8')) as {
    readonly 'x-report': ReturnType<typeof schemaOf>;
  };
  return schema['x-report'];
}

const blocksOf = (name: string): readonly SaidBlock[] => schemaOf(name).blocks ?? [];

/** Parses whole and decimal numbers as numbers, as in reports. Dates remain texts. */
const NUMBERS = new Set([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);
const DATES = new Set([pg.types.builtins.DATE]);
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (NUMBERS.has(oid)) return Number;
  if (DATES.has(oid)) return String;
  return pg.types.getTypeParser(oid, format);
}
