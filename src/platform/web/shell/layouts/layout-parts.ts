import type { ComponentType } from 'react';

export interface FrameProps {
  /** Opens the whole menu over the page. */
  readonly onMenu: () => void;
}

/** Parts of a layout around the page, which stays mounted when the layout changes. */
export interface LayoutParts {
  /** Before the page, at its side. */
  readonly Side?: ComponentType<FrameProps>;
  readonly Top?: ComponentType<FrameProps>;
  readonly Bottom?: ComponentType<FrameProps>;
}
