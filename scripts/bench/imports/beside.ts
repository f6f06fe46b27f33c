/** Side effects on other users: durations of their requests, and response statuses that are no success. */
export interface Noticed {
  readonly reads: readonly number[];
  readonly writes: readonly number[];
  readonly statuses: ReadonlyMap<string, number>;
}

let made = 0;

/**
 * Simulates ten users until `until` returns true: half open lists and records, half create and change specialties, and one requests the
 * server's health. Each request starts shortly after the previous response.
 */
export async function workBeside(url: string, token: string, until: () => boolean, people = 10): Promise<Noticed> {
  const reads: number[] = [];
  const writes: number[] = [];
  const statuses = new Map<string, number>();
  const ask = async (
    kind: number[],
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Record<string, unknown>> => {
    const started = performance.now();
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body ? { 'Content-Type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    kind.push(performance.now() - started);
    const told = `${method} ${answer.status}`;
    statuses.set(told, (statuses.get(told) ?? 0) + 1);
    return answer.ok && text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {};
  };
  const reader = async (place: number) => {
    const paths = [
      '/api/catalogos/colonia?pageSize=25',
      '/api/catalogos/estado?pageSize=25',
      '/api/health',
      '/api/catalogos/unidad?pageSize=25&q=centro',
      '/api/catalogos/municipio?pageSize=50',
    ];
    for (let turn = place; !until(); turn += 1) {
      await ask(reads, 'GET', paths[turn % paths.length]!);
      await pause();
    }
  };
  const writer = async () => {
    while (!until()) {
      made += 1;
      const body = { clave: `Z${made.toString(36).toUpperCase()}`, nombre: `Escrita ${made}`, tipo: 'OTRA' };
      const record = await ask(writes, 'POST', '/api/catalogos/especialidad', body, {
        'Idempotency-Key': crypto.randomUUID(),
      });
      await pause();
      if (record['especialidadId'])
        await ask(
          writes,
          'PUT',
          `/api/catalogos/especialidad/${String(record['especialidadId'])}`,
          { ...body, nombre: `${body.nombre} otra vez` },
          { 'If-Match': `"${String(record['version'])}"` },
        );
      await pause();
    }
  };
  await Promise.all(Array.from({ length: people }, (_, place) => (place % 2 === 0 ? reader(place) : writer())));
  return { reads, writes, statuses };
}

const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 40);
  });

/** Formats durations: median, 95th percentile and maximum, in milliseconds. */
export function figures(list: readonly number[]): string {
  const sorted = list.toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
  return `${sorted.length} requests, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, max ${at(1)} ms`;
}
