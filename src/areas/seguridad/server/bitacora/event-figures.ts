import { SEAL } from '#platform/server/records/read/history-changes';
import type { bitacora } from '#platform/server/db/system-tables';

type Row = Pick<typeof bitacora.$inferSelect, 'accion' | 'antes' | 'despues'>;

/** Returns the number of fields in an event, and of records in its list or file; null when it had neither. */
export function eventFigures({ accion, antes, despues }: Row): {
  readonly campos: number;
  readonly filas: number | null;
} {
  return {
    campos:
      accion === 'LEER' || accion === 'EXPORTAR'
        ? 0
        : new Set([...Object.keys(antes ?? {}), ...Object.keys(despues ?? {})].filter((name) => name !== SEAL)).size,
    filas: typeof despues?.['filas'] === 'number' ? despues['filas'] : null,
  };
}
