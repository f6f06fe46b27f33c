import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A mail server that accepts and stores every mail. */
export interface MailServer {
  readonly url: string;
  /** Envelope and text of the accepted mails. */
  readonly mails: readonly { readonly from: string; readonly to: string; readonly text: string }[];
  readonly stop: () => Promise<void>;
}

/** @param beforeTaken awaited before a mail is accepted; the mail is not accepted if its sender has disconnected */
export function startMailServer(
  beforeTaken: (from: string) => Promise<void> = () => Promise.resolve(),
): Promise<MailServer> {
  const mails: { from: string; to: string; text: string }[] = [];
  const server = createServer((socket) => {
    let [buffer, isData, from, to] = ['', false, '', ''];
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 prueba ESMTP');
    const take = async (mail: (typeof mails)[number]) => {
      await beforeTaken(mail.from);
      if (socket.destroyed || socket.readableEnded) return;
      mails.push(mail);
      say('250 guardado');
    };
    socket.on('data', (chunk: Buffer) => {
      buffer += chunk.toString();
      for (;;) {
        const end = buffer.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const line = buffer.slice(0, end);
        buffer = buffer.slice(end + (isData ? 5 : 2));
        if (isData) {
          const mail = { from, to, text: line };
          isData = false;
          void take(mail);
        } else if (/^mail from/i.test(line)) {
          from = /<(.*?)>/.exec(line)?.[1] ?? '';
          say('250 bien');
        } else if (/^rcpt to/i.test(line)) {
          to = /<(.*?)>/.exec(line)?.[1] ?? '';
          say('250 bien');
        } else if (/^data/i.test(line)) {
          isData = true;
          say('354 siga');
        } else if (/^quit/i.test(line)) {
          say('221 adiós');
          socket.end();
        } else say('250 bien');
      }
    });
    socket.on('error', () => undefined);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({
        url: `smtp://127.0.0.1:${port}`,
        mails,
        stop: () =>
          new Promise((done) => {
            server.close(() => done());
          }),
      });
    });
  });
}
