import { filterBy, type Client } from '../app';

export type Row = Readonly<Record<string, unknown>>;

export interface Report {
  readonly filas: readonly Row[];
  readonly bloques: Readonly<Record<string, readonly Row[]>>;
}

/** Returns the sum of a field of rows, to the cent. */
export const sum = (rows: readonly Row[], field: string): number =>
  Math.round(rows.reduce((total, row) => total + Number(row[field] ?? 0), 0) * 100) / 100;

/** Returns a figure of an answer; null without one. */
export const numberOf = (value: unknown): number | null =>
  value === null || value === undefined ? null : Number(value);

/** Returns the figure of one reader for a subject; null without one. */
export type Reader<Subject> = (read: Reading, subject: Subject) => Promise<number | null>;

/** A measure with all the places that show it. */
export interface Measure<Subject> {
  readonly measure: string;
  readonly readers: Readonly<Record<string, Reader<Subject>>>;
}

/** Reads the answers that people see, each address once. */
export class Reading {
  private readonly known = new Map<string, Promise<Awaited<ReturnType<Client>>>>();
  constructor(private readonly client: Client) {}

  async get<Answer>(address: string): Promise<Answer> {
    return (await this.answer(address)).body as Answer;
  }
  report(path: string): Promise<Report> {
    return this.get<Report>(path);
  }
  async tile(path: string, block: string, field: string): Promise<number | null> {
    const value = (await this.report(path)).bloques[block]?.[0]?.[field];
    return value === null || value === undefined ? null : Number(value);
  }
  /** Returns the number of records of a list, or the sum of one of its columns. */
  async list(path: string, filter: object, total?: string): Promise<number> {
    const address = `${path}?pageSize=1&includeTotals=true&filterBy=${filterBy(filter as Row)}`;
    const { headers } = await this.answer(address);
    return Number(
      total === undefined ? headers['x-total-items'] : (JSON.parse(String(headers['x-totals'])) as Row)[total],
    );
  }
  /** Returns the sum of a column of a file. */
  async column(address: string, name: string): Promise<number> {
    return sum(await this.cells(address, name), 'value');
  }
  /** Returns a value of the last row of a file: the totals of a report. */
  async lastOf(address: string, name: string): Promise<number> {
    const cells = await this.cells(address, name);
    const rows = sum(cells.slice(0, -1), 'value');
    const total = sum(cells.slice(-1), 'value');
    if (total !== rows) throw new Error(`${address} ${name}: the total says ${total}, the rows come to ${rows}`);
    return rows;
  }
  async post<Answer>(address: string, body: object): Promise<Answer> {
    const answer = await this.client('POST', address, { body });
    requireDone(address, answer);
    return answer.body as Answer;
  }

  private async cells(address: string, name: string): Promise<readonly Row[]> {
    const [head, ...lines] = (await this.get<string>(address))
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split(/\r?\n/)
      .map(cellsOf);
    const at = head!.indexOf(name);
    if (at < 0) throw new Error(`There is no ${name} in ${head!.join(' | ')}`);
    return lines.map((cells) => ({ value: cells[at] }));
  }

  private async answer(address: string) {
    const answer = this.known.get(address) ?? this.client('GET', address);
    this.known.set(address, answer);
    requireDone(address, await answer);
    return answer;
  }
}

function requireDone(address: string, { status, body }: Awaited<ReturnType<Client>>): void {
  if (status !== 200) throw new Error(`${address} answered ${status}: ${JSON.stringify(body).slice(0, 300)}`);
}

/** Returns the cells of a line of a file, some of which may be quoted. */
const cellsOf = (line: string) =>
  [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell]) =>
    cell!.replace(/^"|"$/g, '').replaceAll('""', '"'),
  );
