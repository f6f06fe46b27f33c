import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { currentLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '../i18n/language';
import { Mark } from '../shell/Mark';
import type { ThemeStore } from '../theme/settings/theme-store';
import { MODES } from '../theme/settings/theme-settings';
import { Choice } from './Choice';
import { useGate } from './GateContext';
import { GateIcon } from './GateIcon';
import { NetworkArt } from './NetworkArt';
import styles from './gate.module.css';

const PRODUCT_NAME = 'Red Salud';

interface GateFrameProps {
  readonly title: string;
  readonly theme: ThemeStore;
  readonly onLanguage: (language: Language) => Promise<void>;
  /** Called when the user begins to fill in the page. */
  readonly onInput: () => void;
  readonly children: ReactNode;
}

/** Frame of all gate pages: brand, language and appearance, illustration. */
export function GateFrame({ title, theme, onLanguage, onInput, children }: GateFrameProps) {
  const { say } = useGate();
  const heading = useRef<HTMLHeadingElement>(null);
  const modeChosen = useSyncExternalStore(theme.subscribe, () => theme.get().mode);

  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`;
  }, [title]);
  useEffect(() => {
    // A page without an autofocused field focuses its heading.
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);

  return (
    <div className={styles['page']}>
      <main className={styles['panel']} onInput={onInput}>
        <div className={styles['top']}>
          <span className={styles['brand']}>
            <Mark size={36} />
            {PRODUCT_NAME}
          </span>
          <span className={styles['choices']}>
            <Choice
              label={say('language')}
              icon={<GateIcon name="language" />}
              options={LANGUAGES.map((value) => ({ value, text: LANGUAGE_NAMES[value], lang: value }))}
              value={currentLanguage()}
              onChange={(language) => void onLanguage(language).catch(() => undefined)}
            />
            <Choice
              label={say('mode.label')}
              icon={<GateIcon name={modeChosen} />}
              options={MODES.map((value) => ({ value, text: say(`mode.${value}`) }))}
              value={modeChosen}
              onChange={(mode) => theme.dispatch({ type: 'mode', mode })}
            />
          </span>
        </div>
        <div className={styles['content']}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {children}
        </div>
        <p className={styles['foot']}>{say('foot')}</p>
      </main>
      <aside className={styles['art']} aria-hidden>
        <NetworkArt />
        <p>{say('motto')}</p>
      </aside>
    </div>
  );
}
