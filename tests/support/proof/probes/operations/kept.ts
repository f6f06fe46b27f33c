import { REPORTS as SPECS } from '#generated/server/reports.gen';
import { OPERATIONS, type OperationName } from '#generated/shared/operations.gen';
import { letterOf } from '../../reach';
import { core, said } from '../../tell';
import { call, NOBODY } from './call';
import type { Table } from './row';

/** Private views, boards, kept reports and files. */
export const KEPT: Table = {
  vistaList: {
    how: 'own',
    probe: async (proof, visitor, at) => {
      const found: string[] = [];
      for (const { name, permissions, operations } of proof.resources.filter((resource) =>
        resource.operations.includes('list'),
      )) {
        const answer = await call(visitor, `GET /vistas?recurso=${name}`);
        const expected = letterOf(visitor.profile, permissions.list) === null ? 403 : 200;
        if (answer.status !== expected) found.push(`${at} ${name}: ${answer.status} (${operations.length})`);
        if (expected === 200 && said(answer).includes(proof.views.secret))
          found.push(`${at} ${name}: shows a view that its owner keeps`);
      }
      return found;
    },
  },
  vistaTotales: {
    how: 'own',
    probe: async (proof, visitor, at) => {
      const found: string[] = [];
      for (const { name, permissions } of proof.resources.filter(({ operations }) => operations.includes('list'))) {
        const { status } = await call(visitor, `GET /vistas/totales?recurso=${name}`);
        const expected = letterOf(visitor.profile, permissions.list) === null ? 403 : 200;
        if (status !== expected) found.push(`${at} ${name}: ${status}`);
      }
      return found;
    },
  },
  vistaCreate: {
    how: 'own',
    probe: async (proof, visitor, at) => {
      const found: string[] = [];
      const contenido = {
        filtros: {},
        orden: { campo: 'nombre', sentido: 'asc' },
        columnas: ['nombre'],
        densidad: 'comoda',
      };
      for (const { name } of proof.resources.filter(
        ({ permissions, operations }) =>
          operations.includes('list') && letterOf(visitor.profile, permissions.list) === null,
      )) {
        const answer = await call(visitor, 'POST /vistas', { recurso: name, nombre: 'Una vista', contenido });
        if (answer.status !== 403) found.push(`${at} ${name}: ${answer.status}`);
      }
      return found;
    },
  },
  vistaUpdate: { how: 'kept', ask: 'PUT /vistas/:id', secret: ({ views }) => views.id },
  vistaDelete: { how: 'kept', ask: 'DELETE /vistas/:id', secret: ({ views }) => views.id },
  tableroList: {
    how: 'own',
    probe: async (proof, visitor, at) =>
      said(await call(visitor, 'GET /tableros')).includes(proof.boards.secret)
        ? [`${at}: shows a board that its owner keeps`]
        : [],
  },
  /** A board contains no figures, only references to lists and reports. Every user may save one; sharing requires the permission. */
  tableroCreate: {
    how: 'own',
    probe: async (_, visitor, at) => {
      if (letterOf(visitor.profile, 'vista.compartir') !== null) return [];
      const { status } = await call(visitor, 'POST /tableros', {
        nombre: 'De todos',
        compartida: true,
        contenido: { periodo: '30D', tarjetas: [] },
      });
      return status === 403 ? [] : [`${at}: ${status}`];
    },
  },
  tableroUpdate: { how: 'kept', ask: 'PUT /tableros/:id', secret: ({ boards }) => boards.id },
  tableroDelete: { how: 'kept', ask: 'DELETE /tableros/:id', secret: ({ boards }) => boards.id },
  reportesGuardados: {
    how: 'own',
    probe: async (proof, visitor, at) =>
      said(await call(visitor, 'GET /reportes/guardados')).includes(proof.reports.secret)
        ? [`${at}: shows a report that its owner keeps`]
        : [],
  },
  /** A kept report contains no figures. Users may save only reports that they may see, and request files only with permission to export. */
  reporteGuardar: {
    how: 'own',
    probe: async (_, visitor, at) => {
      const found: string[] = [];
      for (const { name, operation, exports } of Object.values(SPECS)) {
        const mayRead = letterOf(visitor.profile, OPERATIONS[operation as OperationName].permission) !== null;
        const mayExport = letterOf(visitor.profile, 'reporte.exportar') !== null;
        for (const frecuencia of ['NINGUNA', 'DIARIA']) {
          if (mayRead && (mayExport || frecuencia === 'NINGUNA')) continue;
          const { status } = await visitor.ask('POST', '/api/reportes/guardados', {
            body: { nombre: 'Ajeno', reporte: name, parametros: {}, formato: exports[0] ?? 'csv', frecuencia },
          });
          if (status !== 403) found.push(`${at} ${name} ${frecuencia}: ${status}`);
        }
      }
      return found;
    },
  },
  reporteGuardadoCambiar: { how: 'kept', ask: 'PUT /reportes/guardados/:id', secret: ({ reports }) => reports.id },
  reporteGuardadoQuitar: { how: 'kept', ask: 'DELETE /reportes/guardados/:id', secret: ({ reports }) => reports.id },
  reporteArchivos: {
    how: 'own',
    probe: async (proof, visitor, at) => {
      const content = (id: number) => call(visitor, 'GET /reportes/archivos/:id/contenido', undefined, id);
      const [theirs, nobodys] = [await content(proof.reports.file), await content(NOBODY)];
      return [
        ...(said(await call(visitor, 'GET /reportes/archivos')).includes(proof.reports.secret)
          ? [`${at}: shows a file that is made for somebody else`]
          : []),
        ...(core(theirs) === core(nobodys) ? [] : [`${at} contenido: ${core(theirs)} unlike ${core(nobodys)}`]),
      ];
    },
  },
  reporteArchivoQuitar: { how: 'kept', ask: 'DELETE /reportes/archivos/:id', secret: ({ reports }) => reports.file },
};
