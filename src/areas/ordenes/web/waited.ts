type Translate = (key: string, options?: Record<string, unknown>) => string;

/** Checks whether a ward has waited too long, by priority. */
export function isLate(minutos: number, prioridad: number): boolean {
  return minutos >= (prioridad <= 1 ? 15 : 60);
}

/** Formats a waiting time: minutes, then hours, then days. */
export function waited(minutes: number, translate: Translate): string {
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60)];
  if (days > 0) return translate('app.orders.days', { smart_count: days });
  return hours > 0
    ? translate('app.orders.hours', { smart_count: hours })
    : translate('app.orders.minutes', { smart_count: minutes });
}
