import { browserStorage } from '#platform/web/session/browser-storage';
import { isSignedIn, readSession } from '#platform/web/session/session-store';
import { simulationId } from '#platform/web/session/simulation-store';
import { personKey } from '#platform/web/client/offline/device-key';
import { openDeviceStore } from '#platform/web/client/offline/device-store';
import { readKept } from '#platform/web/client/offline/read-kept';
import { LOOKS } from '../glance-looks';
import { MY_PATIENTS } from '../my-patients-path';
import type { Glance } from '#platform/web/ui/offline/GlanceContext';
import { OWNER } from '#platform/web/offline/owner';
import { GLANCE } from './end-glance';

/** Maximum age of a glance, in milliseconds: after a shift, another person is responsible. */
const SHIFT_MS = 12 * 60 * 60 * 1_000;
/** Maximum wait for the device's storage, in milliseconds; after it the application has priority. */
const PATIENCE_MS = 1_000;

/**
 * Draws the last content of the page over the application, which cannot be operated until this is removed. Resolves after the paint, or
 * when the device stores nothing that this session can decrypt. Fails silently, because nothing depends on it.
 */
export async function drawGlance(): Promise<void> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  const glance = await Promise.race([read().catch(() => null), late]);
  if (glance?.looks !== LOOKS) return;
  place(glance);
  await painted();
}

async function read(): Promise<Glance | null> {
  const storage = browserStorage();
  const session = readSession(storage);
  const owner = Number(storage?.getItem(OWNER));
  if (!owner || !isSignedIn(session) || simulationId()) return null;
  const store = await openDeviceStore();
  try {
    const key = await personKey(store, owner, session.token!, () => Promise.reject(new Error('Only what is here.')));
    const kept = await readKept(store, key, owner, MY_PATIENTS);
    return kept && Date.now() - kept.at < SHIFT_MS ? (JSON.parse(kept.body) as Glance) : null;
  } finally {
    store.close();
  }
}

function place({ html, note, opening }: Glance): void {
  const application = document.querySelector<HTMLElement>('#root')!;
  const above = document.createElement('div');
  above.setAttribute(GLANCE, '');
  // Safe HTML: React rendered it, and it is encrypted with a key that only this user has.
  above.innerHTML = html;
  const said = above.querySelector('[data-note]')!;
  said.textContent = note;
  above.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    said.textContent = opening;
    goTo(link.getAttribute('href')!);
  });
  application.inert = true;
  application.before(above);
}

/** Sets the address: the application starts there, or navigates when it already runs. */
function goTo(address: string): void {
  window.history.pushState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
