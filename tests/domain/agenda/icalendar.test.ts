import { describe, expect, it } from 'vitest';
import { icalendar } from '#areas/agenda/shared/agenda/icalendar';

const entry = (title: string, place: string | null = null) => ({
  uid: 'evento-1@red-salud',
  modified: '2026-11-20T10:00:00.000Z',
  begins: '2026-11-26T15:00:00.000Z',
  ends: '2026-11-26T16:00:00.000Z',
  title,
  place,
  tentative: true,
});

describe('a calendar', () => {
  it('ends each line with CRLF, and states moments in UTC', () => {
    const text = icalendar('Red Salud', [entry('Canje', 'Almacén · 2')]);
    expect(text.split('\r\n')).toEqual(
      expect.arrayContaining([
        'DTSTART:20261126T150000Z',
        'DTEND:20261126T160000Z',
        'STATUS:TENTATIVE',
        'LOCATION:Almacén · 2',
      ]),
    );
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it('folds lines at 75 octets, and never within a character', () => {
    const title = `${'ñ'.repeat(70)}🚚${'á'.repeat(60)}`;
    const text = icalendar('Red Salud', [entry(title)]);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
  });

  it('escapes line breaks in user texts', () => {
    const text = icalendar('Red Salud', [entry('Una; dos, tres\\\r\nEND:VEVENT\u0007\u000B')]);
    expect(text).toContain('SUMMARY:Una\\; dos\\, tres\\\\\\nEND:VEVENT\r\n');
    expect(text.match(/\r\nEND:VEVENT/g)).toHaveLength(1);
  });
});
