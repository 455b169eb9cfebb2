/** Takes the place of `react-remove-scroll` in the browser build: that writes a style element whose text depends on the scrollbar, which the content security policy blocks. */
import type { ComponentType, ReactNode } from 'react';

interface Props {
  as: ComponentType<{ children?: ReactNode }>;
  allowPinchZoom?: boolean;
  children?: ReactNode;
}

export const RemoveScroll = ({ as: Container, children }: Props) => <Container>{children}</Container>;
