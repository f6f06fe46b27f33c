import { expect } from 'vitest';
import type { Client } from './app';
import type { Warehouses } from './warehouses';

export const REQUESTS = '/api/inventario/solicitud';

/** A picture of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface RequestLine {
  readonly solicitudDetalleId: number;
  readonly insumoId: number;
  readonly lotes: readonly { readonly numeroLote: string; readonly cantidad: number; readonly loteId: number }[] | null;
}

/** A supply request as the API returns it. */
export interface Request {
  readonly solicitudId: number;
  readonly version: number;
  readonly folio: string;
  readonly lineas: readonly RequestLine[];
}

/** Takes a step of a request, which must succeed. */
export async function doStep(client: Client, document: Request, step: string, body: object = {}): Promise<Request> {
  const answer = await client('POST', `${REQUESTS}/${document.solicitudId}/${step}`, {
    body,
    headers: { 'if-match': `"${document.version}"` },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as Request;
}

/** Returns the lines of a request with some values, in the form that a step accepts. */
export function linesBy({ lineas }: Request, values: (line: RequestLine, index: number) => object) {
  return {
    lineas: lineas.map((line, index) => ({ solicitudDetalleId: line.solicitudDetalleId, ...values(line, index) })),
  };
}

interface People {
  readonly asker: Client;
  readonly office: Client;
  readonly supplier: Client;
}

/** Creates requests of one warehouse to another, in the state that a test needs. Amounts are pieces of the first supplies. */
export function requestsOf(places: Warehouses, { asker, office, supplier }: People) {
  const authorised = async (amounts: readonly number[]) => {
    const answer = await asker('POST', REQUESTS, {
      body: {
        tipo: 'COLECTIVO',
        almacenSolicitanteId: places.solicitanteId,
        almacenSurtidorId: places.surtidorId,
        urgente: false,
        lineas: amounts.map((cantidadSolicitada, index) => ({ insumoId: places.insumoIds[index], cantidadSolicitada })),
      },
    });
    const sent = await doStep(asker, answer.body as Request, 'enviar');
    const taken = await doStep(office, sent, 'tomar');
    return doStep(
      office,
      taken,
      'autorizar',
      linesBy(taken, (_, index) => ({ cantidadAutorizada: amounts[index] })),
    );
  };
  const shipped = async (amounts: readonly number[]) => {
    const picking = await doStep(supplier, await authorised(amounts), 'iniciar-surtimiento');
    const picked = await doStep(
      supplier,
      picking,
      'confirmar-surtido',
      linesBy(picking, (_, index) => ({ cantidadSurtida: amounts[index] })),
    );
    return doStep(supplier, picked, 'embarcar', {
      remision: { fecha: '2026-03-10', transportista: 'Fletes', cajas: 1 },
    });
  };
  return { authorised, shipped };
}

/** Uploads a photograph of damage for the step `recibir`. Returns the value that the step needs. */
export async function photograph(client: Client): Promise<{ readonly evidenciaDanoId: string }> {
  const answer = await client('POST', `${REQUESTS}/imagenes?campo=evidenciaDanoId&nombre=dano.png`, {
    body: PICTURE,
    headers: { 'content-type': 'application/octet-stream' },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return { evidenciaDanoId: (answer.body as { archivoId: string }).archivoId };
}

/** Returns the arrivals of each lot of a line. Missing and damaged pieces are deducted from the last lots first. */
export function countedLots({ lotes }: RequestLine, missing: number, damaged = 0) {
  let [left, bad] = [missing + damaged, damaged];
  const counted = (lotes ?? []).toReversed().map(({ loteId, cantidad }) => {
    const off = Math.min(left, cantidad);
    left -= off;
    const cantidadRetenida = Math.min(bad, off);
    bad -= cantidadRetenida;
    return { loteId, cantidad, cantidadRecibida: cantidad - off, cantidadRetenida };
  });
  return { lotes: counted.toReversed() };
}
