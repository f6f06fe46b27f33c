import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { RestartablePostgres } from './postgres';

/** Ways in which connections to a database end. */
export const OUTAGES = [
  'connections terminated',
  'a connection killed',
  'database restarted',
  'database killed',
] as const;
export type Outage = (typeof OUTAGES)[number];

export interface Withstood {
  readonly acknowledged: number;
  /** Answers by status. */
  readonly answers: Readonly<Record<string, number>>;
  /** Milliseconds from the return of the database to the first write, for each outage. */
  readonly back: readonly number[];
  /** Violations of acknowledged writes: lost, duplicated, or without an audit row. */
  readonly wrong: readonly string[];
  /** Unexpected answers. */
  readonly strange: readonly string[];
}

/** Number of writes before an outage, and of writes that must succeed after it. */
const ENOUGH = 30;

/**
 * Writes during repeated database outages, then compares the acknowledged writes with the stored ones.
 *
 * @param health true when the server's health check returned 503 during the outage
 */
export async function withstand({
  url,
  token,
  postgres,
  outages,
  clients,
}: {
  url: string;
  token: string;
  postgres: RestartablePostgres & { readonly database: string };
  outages: readonly Outage[];
  clients: number;
}): Promise<Withstood> {
  const acknowledged: string[] = [];
  const answers: Record<string, number> = {};
  const strange: string[] = [];
  const state = { isOver: false };
  const send = (clave: string, key: string) =>
    fetch(`${url}/api/catalogos/especialidad`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ clave, nombre: `Escrita ${clave}`, tipo: 'OTRA' }),
    });
  const client = async (number: number) => {
    for (let turn = 0; !state.isOver; turn++) {
      const [clave, key] = [`W${number}X${turn}`, randomUUID()];
      for (let isWritten = false; !isWritten;) {
        const answer = await send(clave, key);
        const body = (await answer.json()) as { codigo?: string };
        answers[answer.status] = (answers[answer.status] ?? 0) + 1;
        if (answer.status === 201) {
          acknowledged.push(clave);
          isWritten = true;
        } else if (
          answer.status !== 503 ||
          answer.headers.get('retry-after') === null ||
          !['SERVICIO_NO_DISPONIBLE', 'RESULTADO_DESCONOCIDO'].includes(String(body.codigo))
        ) {
          strange.push(`${answer.status} ${JSON.stringify(body)}`);
          if (answer.status !== 503) return;
        } else await breathe();
      }
    }
  };
  const working = Array.from({ length: clients }, (_, number) => client(number));
  const back: number[] = [];
  for (const outage of outages) {
    await written(ENOUGH);
    await happen(outage);
    const since = performance.now();
    await written(1);
    back.push(Math.round(performance.now() - since));
  }
  await written(ENOUGH);
  state.isOver = true;
  await Promise.all(working);
  return {
    acknowledged: acknowledged.length,
    answers,
    back,
    strange,
    wrong: await wrongOf(postgres.database, acknowledged),
  };

  async function written(more: number): Promise<void> {
    const [goal, until] = [acknowledged.length + more, Date.now() + 60_000];
    while (acknowledged.length < goal) {
      if (Date.now() > until)
        throw new Error(
          `Nothing was written for a minute: ${JSON.stringify(answers)} ${strange.slice(0, 3).join(' ')}`,
        );
      await breathe();
    }
  }

  async function happen(outage: Outage): Promise<void> {
    if (outage === 'connections terminated')
      return ask(
        postgres.url,
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'red-salud'",
      );
    if (outage === 'a connection killed') {
      const [row] = await asked<{ pid: number }>(
        postgres.url,
        "select pid from pg_stat_activity where application_name = 'red-salud' limit 1",
      );
      if (row) process.kill(row.pid, 'SIGKILL');
      return;
    }
    await postgres.end(outage === 'database killed' ? 'SIGQUIT' : 'SIGINT');
    const health = await fetch(`${url}/api/health`);
    if (health.status !== 503) strange.push(`health ${health.status} without a database`);
    await postgres.start();
  }
}

async function wrongOf(url: string, acknowledged: readonly string[]): Promise<string[]> {
  const found = await asked<{ clave: string; audited: number }>(
    url,
    "select clave, (select count(*)::int from bitacora where entidad = 'especialidad' and entidad_id = especialidad_id::text) as audited from especialidad where clave like 'W%X%'",
  );
  const stored = new Map(found.map(({ clave, audited }) => [clave, audited]));
  const twice = found.length === stored.size ? [] : ['a key stands twice'];
  return [
    ...acknowledged.flatMap((clave) =>
      stored.get(clave) === 1 ? [] : [`${clave}: ${String(stored.get(clave) ?? 'lost')}`],
    ),
    ...twice,
  ];
}

async function ask(url: string, statement: string): Promise<void> {
  await asked(url, statement);
}

async function asked<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

const breathe = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 20);
  });
