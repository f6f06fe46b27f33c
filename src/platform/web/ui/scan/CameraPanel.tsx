import Close from '@mui/icons-material/Close';
import FlashlightOff from '@mui/icons-material/FlashlightOffOutlined';
import FlashlightOn from '@mui/icons-material/FlashlightOn';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useEffect, useId, useLayoutEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { readLabel } from '#platform/shared/barcodes/read-label';
import { LateTexts } from '../texts/LateTexts';
import { useLatest } from '../lines/useLatest';
import { useCamera } from './useCamera';
import styles from './camera.module.css';

export interface CameraPanelProps {
  /** @param text text that a scanner would type */
  readonly onScan: (text: string) => void;
  readonly onClose: () => void;
  /** Result of the last code, if the page shows it out of sight. */
  readonly told?: string | null | undefined;
}

/** Touching a button does not move the focus: the input of a walk receives the scanner's keys. */
const stay = (event: PointerEvent) => event.preventDefault();

/**
 * Camera over the page, which stays usable below: codes are read one after the other until it is closed. It is in the browser's top layer,
 * so that it is visible and usable over dialogs.
 */
export default function CameraPanel(props: CameraPanelProps) {
  return (
    <LateTexts area="medios">
      <OpenPanel {...props} />
    </LateTexts>
  );
}

function OpenPanel({ onScan, onClose, told }: CameraPanelProps) {
  const translate = useTranslate();
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [read, setRead] = useState<{ readonly text: string; readonly count: number } | null>(null);
  const { state, retry, torch } = useCamera(video, (text) => {
    const { code, readings } = readLabel(text);
    const lot = readings.length === 1 ? readings[0]!.lot : null;
    setRead((before) => ({ text: [code, lot].filter(Boolean).join(' · '), count: (before?.count ?? 0) + 1 }));
    // Vibrates on devices that support it, because the user looks at the box.
    if ('vibrate' in navigator) navigator.vibrate(60);
    onScan(text);
  });
  usePanel(panel, onClose);

  return (
    <section ref={panel} popover="manual" aria-labelledby={titleId} className={styles['panel']}>
      <header className={styles['head']}>
        <h2 id={titleId}>{translate('app.camera.open')}</h2>
        {torch && (
          <IconButton
            size="small"
            aria-label={translate('app.camera.torch')}
            aria-pressed={torch.lit}
            onPointerDown={stay}
            onClick={() => void torch.light()}
          >
            {torch.lit ? <FlashlightOn /> : <FlashlightOff />}
          </IconButton>
        )}
        <IconButton size="small" aria-label={translate('app.camera.close')} onPointerDown={stay} onClick={onClose}>
          <Close />
        </IconButton>
      </header>
      <div className={styles['picture']} hidden={state.kind === 'stopped'}>
        <video ref={video} muted playsInline aria-hidden />
        {state.kind === 'reading' && <span key={read?.count} className={styles['aim']} data-read={read !== null} />}
      </div>
      {state.kind === 'stopped' && (
        <div role="alert" className={styles['problem']}>
          <p>{translate(`app.camera.problem.${state.problem}`)}</p>
          {state.problem !== 'insecure' && (
            <Button size="small" onClick={retry}>
              {translate('app.camera.retry')}
            </Button>
          )}
        </div>
      )}
      <div className={styles['news']}>
        <p role="status">
          {/* A new key repeats the announcement when the same code is read again. */}
          <span key={read?.count}>
            {state.kind === 'opening' && translate('app.camera.opening')}
            {state.kind === 'reading' &&
              (read ? translate('app.camera.read', { text: read.text }) : translate('app.camera.hint'))}
          </span>
        </p>
        {/* The page tells it to screen readers itself. */}
        {read && told && <p aria-hidden>{told}</p>}
      </div>
    </section>
  );
}

/** Shows the panel, closes it with Escape or when the page is left, and restores the focus. */
function usePanel(panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useLatest(onClose);
  useLayoutEffect(() => {
    const before = document.activeElement;
    const element = panel.current;
    element?.showPopover();
    return () => {
      if (element?.contains(document.activeElement) && before instanceof HTMLElement) before.focus();
    };
  }, [panel]);
  useEffect(() => {
    const ending = new AbortController();
    const options = { signal: ending.signal, capture: true };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Escape closes only the camera, not the dialog around it.
      event.preventDefault();
      event.stopImmediatePropagation();
      close.current();
    };
    window.addEventListener('keydown', onKeyDown, options);
    // Closes the camera when the page is hidden, so that it never stays on unattended.
    document.addEventListener('visibilitychange', () => document.hidden && close.current(), options);
    return () => ending.abort();
  }, [close]);
}
