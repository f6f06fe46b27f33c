import type { Paciente } from '../../../generated/shared/types.gen';

type Clinical = Pick<Paciente, 'alergias' | 'padecimientosCronicos' | 'alergiasNegadas'>;

/**
 * Allergies and chronic conditions of a patient who was registered twice: all that either record knows, each once. Nothing that somebody must
 * not be given is lost by choosing the wrong side.
 */
export function mergedLists(stays: Clinical, merged: Clinical): Clinical {
  const alergias = distinct([...(stays.alergias ?? []), ...(merged.alergias ?? [])], ({ sustancia }) =>
    sustancia.toLocaleLowerCase('es'),
  );
  return {
    alergias,
    padecimientosCronicos: distinct(
      [...(stays.padecimientosCronicos ?? []), ...(merged.padecimientosCronicos ?? [])],
      ({ diagnosticoId }) => String(diagnosticoId),
    ),
    alergiasNegadas: alergias.length === 0 && (stays.alergiasNegadas === true || merged.alergiasNegadas === true),
  };
}

function distinct<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].toReversed();
}
