import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useLatest } from '../lines/useLatest';
import { hasTorch, lightTorch, type CameraProblem } from './open-camera';
import { readCamera } from './read-camera';

type CameraState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'reading'; readonly track: MediaStreamTrack }
  | { readonly kind: 'stopped'; readonly problem: CameraProblem };

/** A camera that reads codes for as long as the component stands, and its light. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onRead: (text: string) => void) {
  const [state, setState] = useState<CameraState>({ kind: 'opening' });
  const [attempt, setAttempt] = useState(0);
  const [lit, setLit] = useState(false);
  const latest = useLatest(onRead);

  useEffect(() => {
    if (!video.current) return;
    const ending = new AbortController();
    void readCamera(video.current, ending.signal, {
      onOpen: (track) => setState({ kind: 'reading', track }),
      onRead: (text) => latest.current(text),
      onProblem: (problem) => {
        ending.abort();
        setState({ kind: 'stopped', problem });
      },
    });
    return () => ending.abort();
  }, [attempt, latest, video]);

  const retry = useCallback(() => {
    setState({ kind: 'opening' });
    setLit(false);
    setAttempt((count) => count + 1);
  }, []);
  const track = state.kind === 'reading' ? state.track : null;
  const light = async () => {
    if (!track) return;
    await lightTorch(track, !lit);
    setLit(!lit);
  };
  return { state, retry, torch: track && hasTorch(track) ? { lit, light } : null };
}
