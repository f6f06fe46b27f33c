interface StoredFinding {
  readonly tipo: string;
  readonly signo?: string | null;
  readonly estatusOrden?: string | null;
  readonly que?: string | null;
  readonly detalle?: string | null;
}

/**
 * Returns a finding of a handover with its sign or state of an order in a field of its own. Handovers signed before 30-11-2026 have them as
 * texts, and signed content does not change.
 */
export function typedFinding<Finding extends StoredFinding>(finding: Finding): Finding {
  const { tipo, signo, estatusOrden, que, detalle } = finding;
  if (tipo === 'SIGNO' && !signo && que) return { ...finding, signo: que, que: '' };
  if (tipo === 'ORDEN' && !estatusOrden && detalle) return { ...finding, estatusOrden: detalle, detalle: null };
  return finding;
}
