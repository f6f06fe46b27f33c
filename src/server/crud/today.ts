const FORMAT = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Monterrey', year: 'numeric', month: '2-digit', day: '2-digit' });

/** Today as `yyyy-MM-dd` where the network is. */
export function today(now = new Date()): string {
  return FORMAT.format(now);
}
