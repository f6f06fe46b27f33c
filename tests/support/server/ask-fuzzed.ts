import type { InjectOptions } from 'fastify';
import type { TestApp } from './app';
import { takeContractFaults } from './contract';
import { fuzzedRequests, type FuzzedRequest } from './fuzzed-requests';
import { emailOf, PASSWORD } from './world';

/** Operations that compare a password, which is slow by design. */
const COMPARES_PASSWORDS =
  /^(signIn|signUp|changePassword|resetPassword|recetaSurtir|enrolSecondFactor|removeSecondFactor|renewRecoveryCodes)$/;
/** Requests a PDF, or sends a file for reading. */
const USES_THREADS = /formato"?[=:]"?pdf|\/importar|"contenido"/;
/** Longest wait for the start of an answer, and for each further part of a file, in milliseconds. */
const MAX_MS = 1000;
const MAX_TOLD = 25;

export interface Fuzzed {
  readonly asked: number;
  /** Number of requests by the first digit of their status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Requests whose answers violate the description, that failed, or that took too long. */
  readonly faults: readonly string[];
  readonly operations: number;
}

/** Sends `fuzzedRequests` as a superuser. */
export async function askFuzzed({ app, nobody }: TestApp, seed: number, count: number): Promise<Fuzzed> {
  const signIn = async (): Promise<string> => {
    const { body } = await nobody('POST', '/api/sign-in', {
      body: { userName: emailOf('SUPERUSUARIO'), password: PASSWORD },
    });
    return (body as { token: string }).token;
  };
  let token = await signIn();
  const ask = async ({ operation, url, body, headers }: FuzzedRequest) => {
    const request: InjectOptions = {
      method: operation.method,
      url,
      headers: { ...headers, authorization: `Bearer ${token}` },
    };
    const lap = laps();
    const answer = await app.inject({ ...request, ...(body !== null && { payload: body }), payloadAsStream: true });
    let took = lap();
    for await (const _ of answer.stream()) took = Math.max(took, lap());
    return { statusCode: answer.statusCode, took: Math.max(took, lap()) };
  };
  /** Starts the threads that print and read files, which reload their code after ten idle seconds. */
  const startThreads = async () => {
    const headers = { authorization: `Bearer ${token}` };
    await app.inject({ method: 'GET', url: '/api/reportes/inventario-reporte?formato=pdf', headers });
    await app.inject({
      method: 'POST',
      url: '/api/catalogos/diagnostico/importar',
      headers,
      payload: { archivo: 'a.csv', contenido: 'x', aplicar: false },
    });
  };
  // The first search of a process plans the statements of all lists: it takes 739 ms, the next 243 ms.
  await app.inject({ url: '/api/busqueda?texto=uno', headers: { authorization: `Bearer ${token}` } });
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  const operations = new Set<string>();
  let asked = 0;
  for (const request of fuzzedRequests(seed, count)) {
    const { operation, url, body } = request;
    const told = `${operation.method} ${url.slice(0, 300)} ${(body ?? '').slice(0, 400)}`;
    if (USES_THREADS.test(`${url} ${body ?? ''}`)) await startThreads();
    const { statusCode, took } = await ask(request);
    asked += 1;
    operations.add(operation.id);
    const kind = `${Math.floor(statusCode / 100)}xx`;
    statuses[kind] = (statuses[kind] ?? 0) + 1;
    if (statusCode >= 500) faults.push(`${statusCode}: ${told}`);
    for (const fault of takeContractFaults()) faults.push(`${fault}: ${told}`);
    if (took > MAX_MS && !COMPARES_PASSWORDS.test(operation.id)) faults.push(`slower than ${MAX_MS} ms: ${told}`);
    if (statusCode === 401) token = await signIn();
    if (faults.length >= MAX_TOLD) break;
  }
  return { asked, statuses, faults, operations: operations.size };
}

/**
 * Returns a function that gives the milliseconds since its last call. A busy machine increases wall time, and other threads add CPU time,
 * so the smaller of the two counts.
 */
function laps(): () => number {
  let [started, computed] = [performance.now(), process.cpuUsage()];
  return () => {
    const { user, system } = process.cpuUsage(computed);
    const took = Math.min(performance.now() - started, (user + system) / 1000);
    [started, computed] = [performance.now(), process.cpuUsage()];
    return took;
  };
}
