import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { ServerConfig } from '../config';
import type { Mailer } from './mail';

/** Sends through the SMTP server of the configuration; without one, leaves each mail as a file that any mail program opens in `<DATA_DIR>/correo`. */
export function openMailer({
  smtpUrl,
  mailFrom: from,
  dataDir,
}: Pick<ServerConfig, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mailer {
  if (smtpUrl !== undefined) {
    // A server that hangs is given up long before another process may take the mail for abandoned.
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
    // Links in it open accounts: for the owner of the process alone.
    await writeFile(
      path.join(folder, `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID()}.eml`),
      message as Buffer,
      { mode: 0o600 },
    );
  };
}
