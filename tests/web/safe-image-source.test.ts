import { describe, expect, it } from 'vitest';
import { safeImageSource } from '#platform/web/ui/values/images/safe-image-source';

describe('the source of a picture', () => {
  it.each([
    'data:image/png;base64,iVBORw0KGgo=',
    'data:image/jpeg;base64,AAAA',
    'data:image/webp;base64,AAAA',
    'data:image/gif;base64,AAAA',
    'data:image/svg+xml,%3Csvg/%3E',
    'DATA:IMAGE/PNG;base64,AAAA',
    'blob:https://red.example/0b1c',
    'https://red.example/a.png',
    '/img/productos/1.jpg',
  ])('may be %s', (source) => {
    expect(safeImageSource(source)).toBe(source);
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'vbscript:x',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xmlx,x',
    'data:image/x-icon;base64,AAAA',
    'data:,x',
    'http://red.example/a.png',
    '//red.example/a.png',
    '/\\red.example/a.png',
    '/\t/red.example/a.png',
    '\\\\red.example\\a.png',
    'file:///etc/passwd',
    'a.png',
    'https://',
    '',
    null,
    undefined,
    7,
    {},
  ])('may not be %s', (source) => {
    expect(safeImageSource(source)).toBeNull();
  });

  it('is read without the blanks around it', () => {
    expect(safeImageSource('  /img/1.jpg\n')).toBe('/img/1.jpg');
  });
});
