/** Maps the status of an establishment in the catalogue of CLUES to a code of the product. */
export function cluesStatus(text: string): string {
  const written = text.trim().toUpperCase();
  if (written === 'EN OPERACION' || written === 'EN OPERACIÓN') return 'EN_OPERACION';
  if (written.startsWith('FUERA DE OPERACI') || written === 'BAJA' || written.startsWith('CERRAD')) return 'CERRADA';
  if (written.startsWith('PENDIENTE')) return 'SUSPENDIDA';
  return text;
}
