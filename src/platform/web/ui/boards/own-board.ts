import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'react-admin';
import type { OperationTypes } from '#generated/shared/operations.gen';
import type { ListFilter } from '#platform/shared/list-filter';
import { useAttempt } from '../operations/useAttempt';
import type { BoardCardSpec, BoardParts } from './board-module';

/** Board created by a user. */
export type OwnBoard = OperationTypes['tableroList']['answer'][number];
export type OwnContent = OwnBoard['contenido'];
export type OwnCard = OwnContent['tarjetas'][number];

type Changes = Omit<OperationTypes['tableroUpdate']['body'], 'version'>;

/** Methods of the data provider for user boards. */
interface BoardMethods {
  readonly tableroList: (call: { signal?: AbortSignal }) => Promise<{ data: OwnBoard[] }>;
  readonly tableroCreate: (call: { body: OperationTypes['tableroCreate']['body'] }) => Promise<{ data: OwnBoard }>;
  readonly tableroUpdate: (call: {
    params: { tableroId: number };
    body: OperationTypes['tableroUpdate']['body'];
  }) => Promise<{ data: OwnBoard }>;
  readonly tableroDelete: (call: { params: { tableroId: number } }) => Promise<{ data: boolean }>;
}

const KEY = ['tablero'] as const;
/** Maximum cards of a board, as limited by the server. */
export const MAX_CARDS = 24;

/** Returns the boards composed by the user, and those shared by others. */
export function useOwnBoards() {
  const methods = useDataProvider<DataProvider & BoardMethods>();
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await methods.tableroList({ signal })).data,
  });
}

/** Returns functions that write the user's boards. Each returns the result, or null on failure; `failure` contains the reason. */
export function useSaveBoard() {
  const methods = useDataProvider<DataProvider & BoardMethods>();
  const { failure, pending, attempt } = useAttempt(KEY);
  return {
    failure,
    pending,
    create: (nombre: string, contenido: OwnContent) =>
      attempt(() => methods.tableroCreate({ body: { nombre, contenido } })),
    save: ({ tableroId, version }: OwnBoard, changes: Changes) =>
      attempt(() => methods.tableroUpdate({ params: { tableroId }, body: { version, ...changes } })),
    remove: ({ tableroId }: OwnBoard) => attempt(() => methods.tableroDelete({ params: { tableroId } })),
  };
}

/** Converts a user's board to the parts to render; incomplete cards are omitted. */
export function partsOf({ tableroId, contenido }: OwnBoard): BoardParts {
  return {
    name: `propio-${tableroId}`,
    period: contenido.periodo,
    cards: contenido.tarjetas.flatMap((card, index): BoardCardSpec[] => {
      const { tipo, titulo, recurso, filtros, reporte, bloque, campo, parametros } = card;
      const base = { name: String(index), ...(titulo ? { title: titulo } : {}) };
      if (tipo === 'CUENTA')
        return recurso === undefined
          ? []
          : [
              {
                ...base,
                type: 'count',
                resource: recurso,
                permission: '',
                filter: {},
                exactly: (filtros ?? {}) as ListFilter,
              },
            ];
      if (reporte === undefined || bloque === undefined) return [];
      const shown = { ...base, report: reporte, block: bloque, with: parametros ?? {} };
      if (tipo === 'DIBUJO') return [{ ...shown, type: 'drawing' }];
      return campo === undefined ? [] : [{ ...shown, type: 'figure', field: campo, better: 'neither' }];
    }),
  };
}
