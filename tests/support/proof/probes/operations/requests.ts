import { letterOf } from '../../reach';
import { strangers } from '../reading';
import { PLANTED_SUPPLY } from '../../plant-stock';
import { visible } from '../../planted';
import { file } from '../files';
import { call } from './call';
import { interpret } from './interpret';
import type { Table } from './row';

/** Supply requests, and the central office that authorises them. */
export const REQUESTS: Table = {
  solicitudManualList: {
    how: 'own',
    probe: async (_, visitor, at) => {
      const answer = await call(visitor, 'GET /inventario/solicitud/manual?pageSize=1000');
      const isEmpty = answer.status !== 200 || answer.headers['x-total-items'] === '0';
      return [
        ...strangers(at, answer, [], visitor),
        ...(isEmpty ? [] : [`${at}: counts what was not captured from paper`]),
      ];
    },
  },
  solicitudDetalle: {
    how: 'each',
    entity: 'solicitud',
    by: 'solicitud.ver',
    ask: 'GET /inventario/solicitud/detalle?solicitudId=:id',
  },
  remision: {
    how: 'each',
    entity: 'solicitud',
    by: 'solicitud.ver',
    ask: 'GET /inventario/solicitud/remision?solicitudId=:id',
  },
  solicitudComentar: {
    how: 'refused',
    entity: 'solicitud',
    by: 'solicitud.ver',
    ask: 'POST /inventario/solicitud/:id/comentar',
    body: { texto: 'De acuerdo' },
  },
  solicitudPendiente: {
    how: 'refused',
    entity: 'solicitud',
    by: 'solicitud.crear',
    ask: 'POST /inventario/solicitud/:id/pendiente',
  },
  solicitudManual: {
    how: 'closed',
    as: 'solicitud',
    by: 'solicitud.crear',
    among: 'catalogo.ver',
    ask: 'POST /inventario/solicitud/manual',
    body: () => ({
      folioPapel: 'P-1',
      fechaPapel: '2026-03-01',
      motivoManual: 'Sin conexión en la unidad',
      almacenSolicitanteId: ':id',
      almacenSurtidorId: ':id',
      lineas: [{ insumoId: 1, cantidadSolicitada: 1 }],
    }),
  },
  solicitudSugerida: {
    how: 'closed',
    as: 'solicitud',
    by: 'solicitud.crear',
    among: 'catalogo.ver',
    ask: 'POST /inventario/solicitud/sugerida',
    body: () => ({ almacenSolicitanteId: ':id', tipo: 'ORDINARIA' }),
  },
  solicitudCifras: {
    how: 'refused',
    entity: 'almacen',
    by: 'solicitud.ver',
    ask: 'POST /inventario/solicitud/cifras',
    body: { lineas: [{ almacenId: ':id', insumoId: PLANTED_SUPPLY }] },
  },
  almacenVerClaves: {
    how: 'own',
    probe: async (proof, visitor, at) => {
      const [warehouse] = proof.planted.filter(({ entity }) => entity === 'almacen');
      if (letterOf(visitor.profile, 'solicitud.crear') === null) return [];
      const ask = `GET /inventario/solicitud/almacen-ver-claves?almacenId=${warehouse!.id}&solicitudId=:id` as const;
      return interpret<'refused'>(
        { how: 'refused', entity: 'solicitud', by: 'solicitud.ver', ask },
        proof,
        visitor,
        at,
      );
    },
  },
  inicio: {
    how: 'own',
    probe: async (proof, visitor, at) => {
      const seen = visible(proof.planted, 'solicitud', 'solicitud.ver', visitor);
      const { tareas, secciones } = (await call(visitor, 'GET /inicio')).body as {
        tareas: { recurso: string; paso: string; cantidad: number }[];
        secciones: { id: string; recurso: string; registros: { solicitudId: number }[] }[];
      };
      const keys = new Set(seen.map(({ id }) => String(id)));
      return [
        ...tareas
          .filter(({ recurso, cantidad }) => recurso === 'solicitud' && cantidad > seen.length)
          .map(({ paso, cantidad }) => `${at}: counts ${cantidad} of ${seen.length} for ${paso}`),
        ...secciones
          .filter(({ recurso }) => recurso === 'solicitud')
          .flatMap(({ id, registros }) =>
            registros
              .filter(({ solicitudId }) => !keys.has(String(solicitudId)))
              .map(({ solicitudId }) => `${at}: ${id} shows ${solicitudId}`),
          ),
      ];
    },
  },
  cantidadEstatusSolicitud: {
    how: 'counted',
    may: [['solicitud', 'solicitud.ver']],
    ask: 'GET /inventario/solicitud/cantidad-estatus-solicitud',
    count: (body) => (body as { cantidad: number }[]).reduce((sum, { cantidad }) => sum + cantidad, 0),
  },
  informeSemestre: {
    how: 'own',
    probe: async (proof, visitor, at) => {
      const seen = visible(proof.planted, 'solicitud', 'solicitud.ver', visitor).filter(({ only }) => only === null);
      const report = '/inventario/solicitud/informe-semestre?semestre=2026-1';
      const found: string[] = [];
      const asked: readonly (readonly [string, number])[] = [
        ['', seen.length],
        ...proof.planted
          .filter(({ entity, world }) => world === 'B' && entity === 'almacen')
          .map(
            ({ id }) => [`&almacenId=${id}`, letterOf(visitor.profile, 'solicitud.ver') === 'RED' ? -1 : 0] as const,
          ),
      ];
      for (const [more, documents] of asked) {
        const answer = await call(visitor, `GET ${report}${more}`);
        const pieces = (answer.body as { totales?: { solicitado?: number } }).totales?.solicitado ?? 0;
        // Each document requests seven pieces.
        if (documents >= 0 && pieces !== documents * 7)
          found.push(`${at}${more}: ${pieces} pieces of ${documents} documents`);
        found.push(...strangers(at, answer, seen, visitor));
      }
      if (letterOf(visitor.profile, 'reporte.exportar') === null) return found;
      const { text, headers, status } = await file(proof, visitor, `/api${report}&formato=csv`);
      return [...found, ...strangers(`${at} as a file`, { status, headers, body: text }, seen, visitor)];
    },
  },
};
