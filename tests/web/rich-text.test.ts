import { describe, expect, it } from 'vitest';
import { addressFrom } from '#platform/web/ui/form/inputs/rich-text/address-from';
import { plainTextOf } from '#platform/web/ui/values/plain-text-of';
import { safeLink } from '#platform/web/ui/values/rich-text/safe-link';
import { HOSTILE_HTML } from '../support/web/hostile-html';

describe('the plain text of HTML', () => {
  it('has a line for every paragraph, heading and point', () => {
    expect(
      plainTextOf(
        '<h3>Uso</h3><p>Una <strong>tableta</strong><br>cada 8 h</p><ul><li><p>con agua</p></li><li>en\n ayunas</li></ul>',
      ),
    ).toBe('Uso\nUna tableta\ncada 8 h\ncon agua\nen ayunas');
  });

  it('has characters in place of their references', () => {
    expect(plainTextOf('<p>a &lt;b&gt; &amp;amp; ni&ntilde;o&nbsp;&#191;s&iacute;&#x3f; &nada; &#0;</p>')).toBe(
      'a <b> &amp; niño ¿sí? &nada; &#0;',
    );
  });

  it('keeps characters that are no tags', () => {
    expect(plainTextOf('3 < 5 y 5 > 3, <3')).toBe('3 < 5 y 5 > 3, <3');
  });

  it('omits scripts, styles, comments, attributes, and tags that never end', () => {
    expect(
      plainTextOf(
        'uno<script>dos("<p>")</script><STYLE>p{}</STYLE><!-- tres > --><img alt="a > b" src=x> cuatro<a href="x',
      ),
    ).toBe('uno cuatro');
  });

  it('is cut off at a word', () => {
    expect(plainTextOf('<p>Una tableta cada ocho horas</p>', 14)).toBe('Una tableta…');
    expect(plainTextOf(`<p>${'a'.repeat(30)}</p>`, 10)).toBe(`${'a'.repeat(10)}…`);
    expect(plainTextOf('<p>Una tableta</p>', 11)).toBe('Una tableta');
  });

  it('is empty for HTML without text', () => {
    expect(['<p></p>', '<p>&nbsp;</p><hr>', '', null, undefined, 7].map((value) => plainTextOf(value))).toEqual([
      '',
      '',
      '',
      '',
      '',
      '',
    ]);
  });

  it('is calculated quickly for any HTML', () => {
    const start = performance.now();
    for (const part of ['<', '<a', '<a "', '<!--', '<script>', '&', '<p>', '<svg', "<a b='"])
      plainTextOf(part.repeat(40_000));
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  it.each(HOSTILE_HTML)('can be obtained from $name', ({ html }) => {
    expect(plainTextOf(html)).not.toMatch(/<script|onload/);
  });
});

describe('links', () => {
  it.each(['https://salud.gob.mx', 'http://a.mx/x?y=1#z', 'mailto:a@b.mx', 'tel:+528441234567', ' HTTPS://a.mx '])(
    'may lead to %s',
    (address) => {
      expect(safeLink(address)).toBe(address.trim());
    },
  );

  it.each([
    'javascript:alert(1)',
    ' jAvAsCrIpT:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:x',
    'data:text/html,x',
    'vbscript:x',
    'file:///x',
    'blob:https://a.mx/1',
    '//a.mx',
    '/usuarios',
    'a.mx',
    '#x',
    '',
    null,
    undefined,
  ])('may not lead to %s', (address) => {
    expect(safeLink(address)).toBeNull();
  });

  it.each([
    ['salud.gob.mx/guia', 'https://salud.gob.mx/guia'],
    ['localhost.mx:8080', 'https://localhost.mx:8080'],
    ['yo@salud.gob.mx', 'mailto:yo@salud.gob.mx'],
    ['tel:8441234567', 'tel:8441234567'],
    [' https://a.mx ', 'https://a.mx'],
    ['javascript:alert(1)', null],
    ['javascript:1.mx', null],
    ['no es', null],
    ['nada', null],
    ['', null],
    ['/x', null],
  ])('are understood as people write them: %s', (text, address) => {
    expect(addressFrom(text)).toBe(address);
  });
});
