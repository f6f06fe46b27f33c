import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { letterMail } from '#platform/server/http/mail/letter-mail';
import { openMailer } from '#platform/server/http/mail/open-mailer';
import type { Letter } from '#platform/server/http/mail-request';
import { startMailServer } from '../support/server/smtp';

const ANA: Letter = {
  kind: 'restablecer',
  email: 'ana@example.org',
  nombre: 'Ana <script> & Ñandú',
  codigo: 'a+b/c',
  horas: 1,
};

describe('mails', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'red-salud-mail-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it('go through the mail server where there is one, and leave no file', async () => {
    const server = await startMailServer();
    await openMailer({ smtpUrl: server.url, mailFrom: 'Red Salud <red@example.org>', dataDir })(
      letterMail(ANA, 'es', 'https://red.example.org'),
    );
    expect(server.mails).toMatchObject([{ from: 'red@example.org', to: 'ana@example.org' }]);
    expect(server.mails[0]!.text).toContain('multipart/alternative');
    expect(await readdir(dataDir)).toEqual([]);
    await server.stop();
  });

  it('have no header and no recipient taken from the contents of a name or an address', async () => {
    const server = await startMailServer();
    const injected = 'Ana\r\nBcc: otra@example.org\r\n\r\nTexto';
    const send = openMailer({ smtpUrl: server.url, mailFrom: 'Red Salud <red@example.org>', dataDir });
    await send(letterMail({ ...ANA, nombre: injected }, 'es', 'https://red.example.org'));
    await send({ ...letterMail(ANA, 'es', 'https://red.example.org'), subject: injected });
    expect(server.mails.map(({ to }) => to)).toEqual(['ana@example.org', 'ana@example.org']);
    for (const { text } of server.mails) expect(text.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/m);
    await server.stop();
  });

  it('fail with an error when the mail server is unavailable', async () => {
    const server = await startMailServer();
    await server.stop();
    await expect(
      openMailer({ smtpUrl: server.url, mailFrom: 'red@example.org', dataDir })(
        letterMail(ANA, 'es', 'https://red.example.org'),
      ),
    ).rejects.toThrow(/ECONNREFUSED/);
  });

  it('link to the application with an address that survives any code, and contain no foreign markup', () => {
    const { text, html } = letterMail(ANA, 'es', 'https://red.example.org');
    expect(text).toContain('https://red.example.org/reset-password#?codigo=a%2Bb%2Fc\n');
    expect(text).toContain('Buen día, Ana <script> & Ñandú:');
    expect(html).toContain('<a href="https://red.example.org/reset-password#?codigo=a%2Bb%2Fc">');
    expect(html).toContain('Ana &lt;script&gt; &amp; Ñandú');
    expect(html).not.toContain('<script>');
  });

  it.each(['activar', 'restablecer', 'invitar', 'invitar-externo', 'cambio'] as const)(
    'are complete in each language for kind «%s»',
    (kind) => {
      const [es, en, mx] = (['es', 'en', 'es-mx'] as const).map((language) =>
        letterMail({ ...ANA, kind }, language, 'https://red.example.org'),
      );
      for (const { subject, text } of [es!, en!, mx!]) {
        expect(`${subject} ${text}`).not.toMatch(/mail\.|%\{/);
        expect(text.split('\n\n').length).toBeGreaterThan(3);
      }
      expect(es!.text).not.toBe(en!.text);
      expect(mx!.text).toBe(es!.text);
      expect(es!.text.includes('activar=1')).toBe(kind === 'activar' || kind === 'invitar');
    },
  );
});
