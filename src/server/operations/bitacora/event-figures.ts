import { SEAL } from '../../crud/history-changes';
import type { bitacora } from '../../db/system-tables';

type Row = Pick<typeof bitacora.$inferSelect, 'accion' | 'antes' | 'despues'>;

/** How many fields an event tells of, and how many records a list showed or a file took along; null where it was neither. */
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
