/** Replaces `react-remove-scroll` in the browser build, which writes a style element that the content security policy blocks. */
import type { ComponentType, ReactNode } from 'react';

interface Props {
  as: ComponentType<{ children?: ReactNode }>;
  allowPinchZoom?: boolean;
  children?: ReactNode;
}

export const RemoveScroll = ({ as: Container, children }: Props) => <Container>{children}</Container>;
