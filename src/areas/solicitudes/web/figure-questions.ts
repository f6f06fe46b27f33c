import { useWatch } from 'react-hook-form';
import type { Solicitud } from '#generated/shared/types/solicitud.gen';
import { useFormContextValue } from '#platform/web/ui/form/FormContext';
import { useDocument } from '#platform/web/ui/lifecycle/DocumentContext';
import type { LineValues } from '#platform/web/ui/lines/line-column';
import type { FigureQuestion } from '#platform/web/ui/supply/useSupplyFigures';

/** Amounts decided in a form, the later one first. */
const AMOUNTS = ['cantidadAutorizada', 'cantidadSolicitada'] as const;

interface FigureQuestions {
  /** Amount that the form decides; undefined for a form without one. */
  readonly field: (typeof AMOUNTS)[number] | undefined;
  /** Returns the question about the supply of a line, the substitute if one is chosen; null until warehouse and supply are known. */
  readonly questionOf: (values: LineValues) => FigureQuestion | null;
}

/**
 * Returns the amount that a form of a request decides, and the questions for its figures (DOMAIN f.6).
 *
 * @param inputs editable fields of a line
 */
export function useFigureQuestions(inputs: readonly string[]): FigureQuestions {
  const { record } = useFormContextValue();
  const document = useDocument();
  const [asker, supplier, type] = useWatch({
    name: ['almacenSolicitanteId', 'almacenSurtidorId', 'tipo'],
  }) as unknown[];
  const from = document ?? { ...record, almacenSolicitanteId: asker, almacenSurtidorId: supplier, tipo: type };
  return {
    field: AMOUNTS.find((name) => inputs.includes(name)),
    questionOf: (values) => {
      const almacenId = keyOf(from['almacenSolicitanteId']);
      const insumoId = keyOf(values['sustitutoInsumoId']) ?? keyOf(values['insumoId']);
      if (almacenId === null || insumoId === null) return null;
      return {
        almacenId,
        insumoId,
        surtidorId: keyOf(from['almacenSurtidorId']),
        tipo: typeof from['tipo'] === 'string' ? (from['tipo'] as Solicitud['tipo']) : 'ORDINARIA',
        solicitudId: keyOf(from['solicitudId']),
      };
    },
  };
}

const keyOf = (value: unknown): number | null => (typeof value === 'number' && value > 0 ? value : null);
