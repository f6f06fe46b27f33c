const CRLF = '\r\n';
/** Maximum length of a line in octets, without its line break (RFC 5545, 3.1). */
const MAX_OCTETS = 75;
const encoder = new TextEncoder();

/** Appointment as an iCalendar event. Moments are ISO 8601, UTC. */
export interface CalendarEntry {
  /** Stable identifier of the appointment. */
  readonly uid: string;
  readonly modified: string;
  readonly begins: string;
  readonly ends: string;
  readonly title: string;
  readonly place: string | null;
  /** True while the appointment is not authorised. */
  readonly tentative: boolean;
}

/**
 * Returns a calendar that programs subscribe to (RFC 5545).
 *
 * @param name title that calendar programs show
 */
export function icalendar(name: string, entries: readonly CalendarEntry[]): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Red Salud//Agenda//ES',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT30M',
    'X-PUBLISHED-TTL:PT30M',
    ...entries.flatMap(({ uid, modified, begins, ends, title, place, tentative }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${utc(modified)}`,
      `DTSTART:${utc(begins)}`,
      `DTEND:${utc(ends)}`,
      `SUMMARY:${escaped(title)}`,
      ...(place === null ? [] : [`LOCATION:${escaped(place)}`]),
      `STATUS:${tentative ? 'TENTATIVE' : 'CONFIRMED'}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join(CRLF);
}

/** `20260104T150000Z` */
const utc = (moment: string) => `${new Date(moment).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** RFC 5545, 3.3.11. Control characters are removed, so that no text can end a line. */
const escaped = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '');

/** Folds a line between characters, never within one. Continuation lines begin with a space, which counts. */
function folded(line: string): string {
  const parts: string[] = [];
  let [part, octets] = ['', 0];
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_OCTETS) {
      parts.push(part);
      [part, octets] = [' ', 1];
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join(CRLF);
}
