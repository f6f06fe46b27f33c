import { Suspense, useEffect } from 'react';
import { LateTexts } from '../texts/LateTexts';
import { showKeyboardHelp, useKeyboardHelp } from './keyboard-help';
import { isPageKey } from './shortcuts';
import { lazyPart } from '../loading/lazy-part';

const KeyboardHelp = lazyPart(() => import('./KeyboardHelp'));

/** Single-letter shortcuts, and the value of `data-shortcut` on the element that they press. */
const LETTERS: Readonly<Record<string, string>> = { n: 'create', e: 'edit' };

/**
 * Global shortcuts, which press the matching visible controls of the page; no action is hidden. Letters work only outside inputs. Ctrl S
 * saves the topmost form, even from its inputs.
 */
export function PageKeys() {
  const help = useKeyboardHelp();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const save =
        event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (save) {
        const button = onTop('save');
        if (!button) return;
        event.preventDefault();
        // Leaving a field passes its typed text to the form.
        button.focus();
        button.click();
      } else if (isPageKey(event) && (event.key === '?' || Object.hasOwn(LETTERS, event.key))) {
        const button = event.key === '?' ? null : onTop(LETTERS[event.key]!);
        if (event.key !== '?' && !button) return;
        event.preventDefault();
        if (button) button.click();
        else showKeyboardHelp(true);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    help && (
      <LateTexts area="listas">
        <Suspense>
          <KeyboardHelp onClose={() => showKeyboardHelp(false)} />
        </Suspense>
      </LateTexts>
    )
  );
}

/** Returns the element for a shortcut in the topmost dialog, or on the page without one. */
function onTop(shortcut: string): HTMLElement | null {
  const place = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document;
  return place.querySelector<HTMLElement>(`[data-shortcut="${shortcut}"]`);
}
