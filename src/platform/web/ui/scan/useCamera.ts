import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useLatest } from '../lines/useLatest';
import { hasTorch, lightTorch, type CameraProblem } from './open-camera';
import { readCamera } from './read-camera';

type CameraState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'reading'; readonly track: MediaStreamTrack }
  | { readonly kind: 'stopped'; readonly problem: CameraProblem };

/** Manages a camera that reads codes while the component is mounted, and its torch. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onRead: (text: string) => void) {
  const [state, setState] = useState<CameraState>({ kind: 'opening' });
  const [lit, setLit] = useState(false);
  const latest = useLatest(onRead);

  const running = useRef<AbortController>(null);
  const begin = useCallback(
    (element: HTMLVideoElement) => {
      const ending = new AbortController();
      running.current = ending;
      void readCamera(element, ending.signal, {
        onOpen: (track) => setState({ kind: 'reading', track }),
        onRead: (text) => latest.current(text),
        onProblem: (problem) => {
          ending.abort();
          setState({ kind: 'stopped', problem });
        },
      });
    },
    [latest],
  );
  useEffect(() => {
    if (video.current) begin(video.current);
    return () => running.current?.abort();
  }, [begin, video]);

  const retry = () => {
    setState({ kind: 'opening' });
    setLit(false);
    if (video.current) begin(video.current);
  };
  const track = state.kind === 'reading' ? state.track : null;
  const light = async () => {
    if (!track) return;
    await lightTorch(track, !lit);
    setLit(!lit);
  };
  return { state, retry, torch: track && hasTorch(track) ? { lit, light } : null };
}
