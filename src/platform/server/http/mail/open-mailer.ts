import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { ServerConfig } from '../config';
import type { Mailer } from './mail';

/**
 * Returns a mailer for the configured SMTP server. Without one, it writes each mail to `<DATA_DIR>/correo`, as a file that any mail program
 * opens.
 */
export function openMailer({
  smtpUrl,
  mailFrom: from,
  dataDir,
}: Pick<ServerConfig, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mailer {
  if (smtpUrl !== undefined) {
    // Times out on a hanging server long before another process may consider the mail abandoned.
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: 20_000,
      greetingTimeout: 20_000,
      socketTimeout: 30_000,
    });
    return async (mail) => {
      await transport.sendMail({ from, ...mail });
    };
  }
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const folder = path.join(dataDir, 'correo');
  return async (mail) => {
    const { message } = await transport.sendMail({ from, ...mail });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Readable only by the owner of the process, because its links give access to accounts.
    await writeFile(
      path.join(folder, `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID()}.eml`),
      message as Buffer,
      { mode: 0o600 },
    );
  };
}
