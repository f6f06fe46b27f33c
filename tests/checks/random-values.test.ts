import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Expressions in server code that generate random values. */
const SOURCES = /Math\.random|getRandomValues|randomFill|randomUUID\(\)|randomInt\([^)]*\)|randomBytes\([^)]*\)/g;

/** Values that must not be guessable: 256 bits each, the salt of a password 128 (OWASP ASVS 5.0, 11.5.1). */
const SECRETS = [
  'src/areas/seguridad/server/access-codes.ts randomBytes(32)',
  'src/areas/seguridad/server/calendar-address.ts randomBytes(32)',
  'src/platform/server/db/factor/sign-in-tickets.ts randomBytes(32)',
  'src/platform/server/db/keys/stored-key.ts randomBytes(32)',
  'src/areas/seguridad/server/password.ts randomBytes(16)',
  'src/platform/server/sessions/token-sessions.ts randomBytes(32)',
  'src/areas/seguridad/server/avales/vouches.ts randomBytes(32)',
  'src/areas/catalogos/server/endpoints/clave-local.ts randomBytes(32)',
];

/** Letters of codes that people type: ten of 44 bits for an account (6.5.4). Initialisation vectors of 96 bits (NIST SP 800-38D, 8.2). */
const LETTERS_AND_VECTORS = [
  'src/platform/server/db/aes-gcm.ts randomBytes(IV_BYTES)',
  'src/platform/server/db/factor/recovery-codes.ts randomInt(ALPHABET.length)',
];

/** Names, numbers shown to people, and delays: a correct guess gains nothing. */
const NAMES = [
  'src/platform/server/files/receive-file.ts randomUUID()',
  'src/platform/server/db/files/file-store.ts randomUUID()',
  'src/platform/server/sessions/channel-ticket.ts randomUUID()',
  'src/app/server/create-app.ts randomUUID()',
  'src/platform/server/http/mail/open-mailer.ts randomUUID()',
  'src/areas/seguridad/server/avales/vouches.ts randomInt(10_000)',
  'src/areas/seguridad/server/simulacion/begin.ts randomUUID()',
  'src/platform/server/channel/hub.ts randomUUID()',
  'src/platform/server/jobs/worker.ts randomInt(800, 1201)',
];

describe('random values of the server', () => {
  it('come from node:crypto and are all listed here, as secret or not', async () => {
    const files = (await readdir('src', { recursive: true })).filter((file) => /\/server\/.*\.ts$/.test(file));
    const found = await Promise.all(
      files.map(async (file) => {
        const name = path.posix.join('src', file.split(path.sep).join('/'));
        const text = await readFile(name, 'utf8');
        return Array.from(text.matchAll(SOURCES), ([source]) => `${name} ${source}`);
      }),
    );
    expect(found.flat().toSorted()).toEqual([...SECRETS, ...LETTERS_AND_VECTORS, ...NAMES].toSorted());
    expect(found.flat().filter((each) => each.includes('Math.random'))).toEqual([]);
  });
});
