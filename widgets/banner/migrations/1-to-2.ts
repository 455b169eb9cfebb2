/** Version 2 uses the prop names of other page editors. */
import { renameProps } from '#engine/definition/rename-props.ts';

export const migrate = renameProps({
  small: 'eyebrow',
  large: 'title',
  heading: 'titleTag',
  button: 'buttonLabel',
  ground: 'background',
  tone: 'textColor',
});
